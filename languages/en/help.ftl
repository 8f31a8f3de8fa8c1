### The help of the command line: `command`, `command-option`, or `option` for one that means the same everywhere.

usage-heading = Usage:
commands-heading = Commands
arguments-heading = Arguments
options-heading = Options
default = [default: { $value }]
environment = [environment variable: { $name }]
command-name = COMMAND
options-name = OPTIONS

placeholder-file = FILE
placeholder-dir = DIR
placeholder-lang = LANG
placeholder-game = GAME
placeholder-games = NUMBER
placeholder-depth = DEPTH
placeholder-days = DAYS
placeholder-seconds = SECONDS
placeholder-size = SIZE
placeholder-text = TEXT
placeholder-time = TIME
placeholder-url = URL
placeholder-cidr = CIDR
placeholder-format = FORMAT
placeholder-level = LEVEL
placeholder-nodes = NODES
placeholder-seed = SEED
placeholder-weighting = WEIGHTING
placeholder-name = NAME
placeholder-number = NUMBER
placeholder-count = COUNT
placeholder-hash = MIB
placeholder-threads = NUMBER
placeholder-pieces = PIECES
placeholder-address-port = ADDRESS:PORT

help = Print help
version = Print the version
lang = Language of the output, such as en or de; by default that of the locale
json = Print JSON
data = Data folder of the house
game = Which game

parlour = A house for classic parlour games.

serve = Open the house: a server with the web client inside (the default command)
serve-addr = Address to listen on
serve-data = Data folder
serve-store = PostgreSQL database to keep the house in, as postgres://USER:PASSWORD@HOST:PORT/DATABASE, instead of a file in the data folder
serve-bus = Address of the NATS server over which several nodes serve the house in --store together
serve-node = This node’s name, unlike that of any other node; its address if not given
serve-lan = Listen on all interfaces, and print the addresses and a QR code
serve-public_url = Public address for invite links, e.g. behind a proxy
serve-trusted_proxy = Address or network of a proxy in front of this house, whose X-Forwarded-For and Forwarded headers are trusted. Can be given several times
serve-countdown = Countdown before a game starts, in seconds
serve-quick_countdown = Countdown before a quick match starts, in seconds
serve-accept_loss = Open the house even if files are damaged or missing, with what is left
serve-seed = Number the seeds of games from here upwards, so that a test gets the same games again; only with PARLOUR_TEST=1
serve-metrics = Address at which the house shows its figures for Prometheus, such as 127.0.0.1:9464; without it, none are shown
serve-keep_finished = Days to keep finished games, counted from the last activity; `never` to keep them for ever
serve-keep_abandoned = Days to keep unfinished games that no one plays any more; `never` to keep them for ever
serve-keep_waiting = Days to keep waiting rooms in which no game has started; `never` to keep them for ever
serve-keep_strangers = Days to keep guests without a name, a game or anything saved, counted from their last visit; `never` to keep them for ever
serve-keep_guests = Days to keep all other guests and what they saved, counted from their last visit; `never` to keep them for ever
serve-keep_notes = Days to keep notes at a seat whose writer has left it; `never` to keep them for ever
serve-most_data = Size at which the house stops taking anything new, e.g. 500MB or 10GB; `never` for no limit
serve-most_daily = How much one address may store in a day, at most a quarter of it at once, e.g. 64MB; `never` for no limit
serve-log_level = How much to log: error, warn, info, debug, trace, off, or a filter such as parlour_server=debug
serve-log_file = Also append the log to this file
serve-log_format = Log line format: text for people, json for programs

arena = Let computers play each other
arena-seats = Computer levels in seat order, `c*3` for three seats of one team. They swap between seats with the same role; a team's win or loss counts once
arena-games = Number of games
arena-seed = Random seed; the same seed and nodes give the same result
arena-think = Time to think about each decision, e.g. 200ms or 1s
arena-nodes = Search budget per move, in positions
arena-setup = Setup of every game, in the game's own notation. Without it, checkers goes through its ballots in an order drawn from the seed, each with every seating
arena-data = Data folder with larger endgame tables

perft = Count the move sequences of each length
perft-depth = Length of the longest sequences to count
perft-setup = Position to start from, in the game's own notation

solve = Work out a game of Clue played with real cards
solve-file = Notebook file to evaluate, or `-` for standard input; without it, start a new notebook
solve-edit = Open the file at the prompt instead
solve-weighting = How possible deals are weighted: shown (a player who can show several cards shows one of them at random) or alike (every deal counts the same)

map = Check Scotland Yard map files
map-check = Check a map file, and say what is wrong with it
map-check-file = The map file
map-check-london = Require the stations of London: exactly the numbers 1 to 199

hub = Speak the Hub protocol for draughts engines on standard input and output
hub-hash = Hash table size in MiB
hub-threads = Number of threads
hub-data = Data folder with larger endgame tables

analyse = Analyse a checkers game: where it was won and lost
analyse-file = A game in Portable Draughts Notation, or `-` for standard input
analyse-game = Which game in the file, counting from 1
analyse-think = Time to think about each move, e.g. 200ms or 1s
analyse-nodes = Search budget per move, in positions; the same number gives the same answer
analyse-data = Data folder with larger endgame tables

replay = Print a finished game from its record, and verify it
replay-file = Record of a finished game, from its replay page, or `-` for standard input
replay-verify = Recompute the hash, every event by the rules, and every deal and roll from the seed

tables = Build checkers endgame tables, and count what is in them
tables-build = Build the tables that are missing. Can be interrupted at any time: finished tables are kept
tables-build-game = Which game: checkers
tables-build-pieces = Most pieces on the board; tables up to 4 are built in
tables-build-data = Data folder of the house; tables go to DIR/tables
tables-build-threads = Number of threads; all if not given
tables-stats = Count the positions won, lost and drawn, by material (in English, for reports)
tables-stats-game = Which game: checkers
tables-stats-pieces = Most pieces on the board
tables-stats-data = Data folder of the house; tables are in DIR/tables

bench = Run benchmarks (in English, for reports)
bench-name = What to measure; without it, list what can be measured
bench-data = Data folder with larger endgame tables; without it none are used, so that the same work is measured everywhere

status = Show the status of the running house
status-tables = Also list the tables and who is at them

stop = Close the running house, and wait until it is closed

migrate = Make the tables of a house in PostgreSQL, or bring them up to date, without opening it
migrate-store = PostgreSQL database, with the role that owns the tables

backup = Back up the whole house to one file, even while it is running
backup-file = Output file; must not exist. Contains secrets, so only you can read it
backup-store = PostgreSQL database of the house, instead of a data folder

restore = Restore the house from a backup
restore-file = The backup
restore-data = Target data folder; must be empty or missing
restore-store = Empty PostgreSQL database to fill, instead of a data folder
restore-replace = If the folder already holds a house, move it aside first
restore-verify = Then compare row by row whether it holds what the backup holds
