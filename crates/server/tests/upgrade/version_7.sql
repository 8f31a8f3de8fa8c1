-- A data folder's database as version 7 of it was written: one finished and one running match of checkers.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE guests (
    id         TEXT PRIMARY KEY,
    token_hash BLOB NOT NULL UNIQUE,
    name       TEXT NOT NULL,
    created_at INTEGER NOT NULL
, seen_at INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO guests VALUES('b3hc29cn83fdx9m1',X'4136bea4a5c4cf7dc4ca4724d46a37c5e2f420632084ca6b3f522201ee65a34f','Scout',1794840621303,1794840621313);
INSERT INTO guests VALUES('f0sb73twzp4ambp7',X'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','Guest 0',1794840621347,1794840621348);
INSERT INTO guests VALUES('bwzrgrazt9d1mgq7',X'3d02dde2d9259ac0a0d87b28608000114cc8611a02c7153a072209e776324258','Guest 1',1794840621349,1794840621350);
CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    code       TEXT UNIQUE,            -- NULL once nobody can join any more
    seed       BLOB NOT NULL,
    head       TEXT NOT NULL,          -- JSON
    version    INTEGER NOT NULL,       -- raised by every commit: one writer at a time
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    wake_at    INTEGER,                -- when the table must be awake next
    waits_for  INTEGER                 -- the seat its match waits for
) STRICT;
INSERT INTO tables VALUES('6jz46nq15p6r0qz7',NULL,X'a08b807fb51bb77f91dc3737b131f799e92794eea99de64640a5225c166891f8','{"game":"checkers","rules_version":1,"host":{"id":"f0sb73twzp4ambp7","name":"Guest 0"},"code":"F8S6D","setup":{"on_timeout":"move","position":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"},"options":{"decision_seconds":null,"pace":"normal","stand_in_seconds":null,"help":true},"seats":[{"guest":{"id":"f0sb73twzp4ambp7","name":"Guest 0"},"brain":null,"ready":true,"away_since":null},{"guest":{"id":"bwzrgrazt9d1mgq7","name":"Guest 1"},"brain":null,"ready":true,"away_since":null}],"phase":{"at":"over","outcome":{"won":[1]}},"paused":false,"resumed":null,"sent_away":[],"rests":null,"is_saved":false,"left":[],"started_at":1794840621558,"counts_from":0,"contributions":[],"drawn_from":null}',52,1794840621555,1794840621858,NULL,NULL);
INSERT INTO tables VALUES('q5adhrqthtk1ecs6','C7T9B',X'b9f819819e5c9d0f61bb3cf8e92bf94ad2d5e7f14c31843cd3b19759864ad5ea','{"game":"checkers","rules_version":1,"host":{"id":"f0sb73twzp4ambp7","name":"Guest 0"},"code":"C7T9B","setup":{"on_timeout":"move","position":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"},"options":{"decision_seconds":null,"pace":"normal","stand_in_seconds":null,"help":true},"seats":[{"guest":{"id":"f0sb73twzp4ambp7","name":"Guest 0"},"brain":null,"ready":true,"away_since":null},{"guest":{"id":"bwzrgrazt9d1mgq7","name":"Guest 1"},"brain":null,"ready":true,"away_since":null}],"phase":{"at":"playing"},"paused":false,"resumed":null,"sent_away":[],"rests":null,"is_saved":false,"left":[],"started_at":1794840625787,"counts_from":0,"contributions":[],"drawn_from":null}',36,1794840625767,1794840626112,NULL,0);
CREATE TABLE sittings (
    guest      TEXT NOT NULL REFERENCES guests (id),
    table_id   TEXT NOT NULL REFERENCES tables (id), phase TEXT, is_host INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO sittings VALUES('bwzrgrazt9d1mgq7','6jz46nq15p6r0qz7','over',0);
INSERT INTO sittings VALUES('bwzrgrazt9d1mgq7','q5adhrqthtk1ecs6','playing',0);
INSERT INTO sittings VALUES('f0sb73twzp4ambp7','6jz46nq15p6r0qz7','over',1);
INSERT INTO sittings VALUES('f0sb73twzp4ambp7','q5adhrqthtk1ecs6','playing',1);
CREATE TABLE events (
    table_id   TEXT NOT NULL REFERENCES tables (id),
    seq        INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    body       TEXT NOT NULL,          -- JSON
    request    TEXT,                   -- the request that brought it about: guest and id, to recognise a repeat
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO events VALUES('6jz46nq15p6r0qz7',0,1794840621560,'{"acted":{"seat":0,"action":{"do":"move","path":[10,15]}}}','f0sb73twzp4ambp7:37');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',1,1794840621564,'{"acted":{"seat":1,"action":{"do":"move","path":[22,17]}}}','bwzrgrazt9d1mgq7:36');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',2,1794840621567,'{"acted":{"seat":0,"action":{"do":"move","path":[9,13]}}}','f0sb73twzp4ambp7:38');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',3,1794840621573,'{"acted":{"seat":1,"action":{"do":"move","path":[17,14]}}}','bwzrgrazt9d1mgq7:37');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',4,1794840621587,'{"acted":{"seat":0,"action":{"do":"move","path":[6,9]}}}','f0sb73twzp4ambp7:39');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',5,1794840621589,'{"acted":{"seat":1,"action":{"do":"move","path":[21,17]}}}','bwzrgrazt9d1mgq7:38');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',6,1794840621593,'{"acted":{"seat":0,"action":{"do":"move","path":[9,18]}}}','f0sb73twzp4ambp7:40');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',7,1794840621596,'{"acted":{"seat":1,"action":{"do":"move","path":[23,14]}}}','bwzrgrazt9d1mgq7:39');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',8,1794840621603,'{"acted":{"seat":0,"action":{"do":"move","path":[13,22]}}}','f0sb73twzp4ambp7:41');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',9,1794840621608,'{"acted":{"seat":1,"action":{"do":"move","path":[25,18]}}}','bwzrgrazt9d1mgq7:40');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',10,1794840621610,'{"acted":{"seat":0,"action":{"do":"move","path":[15,22]}}}','f0sb73twzp4ambp7:42');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',11,1794840621613,'{"acted":{"seat":1,"action":{"do":"move","path":[26,17]}}}','bwzrgrazt9d1mgq7:41');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',12,1794840621620,'{"acted":{"seat":0,"action":{"do":"move","path":[7,10]}}}','f0sb73twzp4ambp7:43');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',13,1794840621627,'{"acted":{"seat":1,"action":{"do":"move","path":[14,7]}}}','bwzrgrazt9d1mgq7:42');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',14,1794840621633,'{"acted":{"seat":0,"action":{"do":"move","path":[3,10]}}}','f0sb73twzp4ambp7:44');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',15,1794840621644,'{"acted":{"seat":1,"action":{"do":"move","path":[24,19]}}}','bwzrgrazt9d1mgq7:43');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',16,1794840621653,'{"acted":{"seat":0,"action":{"do":"move","path":[5,9]}}}','f0sb73twzp4ambp7:45');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',17,1794840621657,'{"acted":{"seat":1,"action":{"do":"move","path":[17,14]}}}','bwzrgrazt9d1mgq7:44');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',18,1794840621661,'{"acted":{"seat":0,"action":{"do":"move","path":[10,17]}}}','f0sb73twzp4ambp7:46');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',19,1794840621672,'{"acted":{"seat":1,"action":{"do":"move","path":[27,24]}}}','bwzrgrazt9d1mgq7:45');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',20,1794840621675,'{"acted":{"seat":0,"action":{"do":"move","path":[12,16]}}}','f0sb73twzp4ambp7:47');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',21,1794840621680,'{"acted":{"seat":1,"action":{"do":"move","path":[19,12,3]}}}','bwzrgrazt9d1mgq7:46');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',22,1794840621688,'{"acted":{"seat":0,"action":{"do":"move","path":[2,6]}}}','f0sb73twzp4ambp7:48');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',23,1794840621695,'{"acted":{"seat":1,"action":{"do":"move","path":[32,27]}}}','bwzrgrazt9d1mgq7:47');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',24,1794840621704,'{"acted":{"seat":0,"action":{"do":"move","path":[17,21]}}}','f0sb73twzp4ambp7:49');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',25,1794840621719,'{"acted":{"seat":1,"action":{"do":"move","path":[3,8]}}}','bwzrgrazt9d1mgq7:48');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',26,1794840621725,'{"acted":{"seat":0,"action":{"do":"move","path":[1,5]}}}','f0sb73twzp4ambp7:50');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',27,1794840621737,'{"acted":{"seat":1,"action":{"do":"move","path":[8,15]}}}','bwzrgrazt9d1mgq7:49');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',28,1794840621744,'{"acted":{"seat":0,"action":{"do":"move","path":[4,8]}}}','f0sb73twzp4ambp7:51');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',29,1794840621747,'{"acted":{"seat":1,"action":{"do":"move","path":[15,19]}}}','bwzrgrazt9d1mgq7:50');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',30,1794840621758,'{"acted":{"seat":0,"action":{"do":"move","path":[8,12]}}}','f0sb73twzp4ambp7:52');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',31,1794840621764,'{"acted":{"seat":1,"action":{"do":"move","path":[30,26]}}}','bwzrgrazt9d1mgq7:51');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',32,1794840621768,'{"acted":{"seat":0,"action":{"do":"move","path":[9,13]}}}','f0sb73twzp4ambp7:53');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',33,1794840621770,'{"acted":{"seat":1,"action":{"do":"move","path":[27,23]}}}','bwzrgrazt9d1mgq7:52');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',34,1794840621773,'{"acted":{"seat":0,"action":{"do":"move","path":[6,10]}}}','f0sb73twzp4ambp7:54');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',35,1794840621777,'{"acted":{"seat":1,"action":{"do":"move","path":[19,16]}}}','bwzrgrazt9d1mgq7:53');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',36,1794840621780,'{"acted":{"seat":0,"action":{"do":"move","path":[12,19]}}}','f0sb73twzp4ambp7:55');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',37,1794840621799,'{"acted":{"seat":1,"action":{"do":"move","path":[23,16]}}}','bwzrgrazt9d1mgq7:54');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',38,1794840621806,'{"acted":{"seat":0,"action":{"do":"move","path":[21,25]}}}','f0sb73twzp4ambp7:56');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',39,1794840621817,'{"acted":{"seat":1,"action":{"do":"move","path":[29,22]}}}','bwzrgrazt9d1mgq7:55');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',40,1794840621820,'{"acted":{"seat":0,"action":{"do":"move","path":[13,17]}}}','f0sb73twzp4ambp7:57');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',41,1794840621827,'{"acted":{"seat":1,"action":{"do":"move","path":[22,13]}}}','bwzrgrazt9d1mgq7:56');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',42,1794840621834,'{"acted":{"seat":0,"action":{"do":"move","path":[10,14]}}}','f0sb73twzp4ambp7:58');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',43,1794840621838,'{"acted":{"seat":1,"action":{"do":"move","path":[26,22]}}}','bwzrgrazt9d1mgq7:57');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',44,1794840621842,'{"acted":{"seat":0,"action":{"do":"move","path":[14,18]}}}','f0sb73twzp4ambp7:59');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',45,1794840621847,'{"acted":{"seat":1,"action":{"do":"move","path":[22,15]}}}','bwzrgrazt9d1mgq7:58');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',46,1794840621853,'{"acted":{"seat":0,"action":{"do":"move","path":[5,9]}}}','f0sb73twzp4ambp7:60');
INSERT INTO events VALUES('6jz46nq15p6r0qz7',47,1794840621858,'{"acted":{"seat":1,"action":{"do":"move","path":[13,6]}}}','bwzrgrazt9d1mgq7:59');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',0,1794840625792,'{"acted":{"seat":0,"action":{"do":"move","path":[10,15]}}}','f0sb73twzp4ambp7:338');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',1,1794840625804,'{"acted":{"seat":1,"action":{"do":"move","path":[22,17]}}}','bwzrgrazt9d1mgq7:334');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',2,1794840625814,'{"acted":{"seat":0,"action":{"do":"move","path":[9,14]}}}','f0sb73twzp4ambp7:339');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',3,1794840625823,'{"acted":{"seat":1,"action":{"do":"move","path":[17,10]}}}','bwzrgrazt9d1mgq7:335');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',4,1794840625831,'{"acted":{"seat":0,"action":{"do":"move","path":[7,14]}}}','f0sb73twzp4ambp7:340');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',5,1794840625840,'{"acted":{"seat":1,"action":{"do":"move","path":[26,22]}}}','bwzrgrazt9d1mgq7:336');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',6,1794840625847,'{"acted":{"seat":0,"action":{"do":"move","path":[3,7]}}}','f0sb73twzp4ambp7:341');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',7,1794840625851,'{"acted":{"seat":1,"action":{"do":"move","path":[24,20]}}}','bwzrgrazt9d1mgq7:337');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',8,1794840625867,'{"acted":{"seat":0,"action":{"do":"move","path":[6,9]}}}','f0sb73twzp4ambp7:342');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',9,1794840625873,'{"acted":{"seat":1,"action":{"do":"move","path":[23,19]}}}','bwzrgrazt9d1mgq7:338');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',10,1794840625879,'{"acted":{"seat":0,"action":{"do":"move","path":[15,24]}}}','f0sb73twzp4ambp7:343');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',11,1794840625887,'{"acted":{"seat":1,"action":{"do":"move","path":[28,19]}}}','bwzrgrazt9d1mgq7:339');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',12,1794840625895,'{"acted":{"seat":0,"action":{"do":"move","path":[1,6]}}}','f0sb73twzp4ambp7:344');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',13,1794840625902,'{"acted":{"seat":1,"action":{"do":"move","path":[22,18]}}}','bwzrgrazt9d1mgq7:340');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',14,1794840625914,'{"acted":{"seat":0,"action":{"do":"move","path":[14,23]}}}','f0sb73twzp4ambp7:345');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',15,1794840625919,'{"acted":{"seat":1,"action":{"do":"move","path":[27,18]}}}','bwzrgrazt9d1mgq7:341');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',16,1794840625923,'{"acted":{"seat":0,"action":{"do":"move","path":[7,10]}}}','f0sb73twzp4ambp7:346');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',17,1794840625931,'{"acted":{"seat":1,"action":{"do":"move","path":[31,26]}}}','bwzrgrazt9d1mgq7:342');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',18,1794840625939,'{"acted":{"seat":0,"action":{"do":"move","path":[12,16]}}}','f0sb73twzp4ambp7:347');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',19,1794840625945,'{"acted":{"seat":1,"action":{"do":"move","path":[19,12,3]}}}','bwzrgrazt9d1mgq7:343');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',20,1794840625961,'{"acted":{"seat":0,"action":{"do":"move","path":[9,14]}}}','f0sb73twzp4ambp7:348');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',21,1794840625970,'{"acted":{"seat":1,"action":{"do":"move","path":[18,9]}}}','bwzrgrazt9d1mgq7:344');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',22,1794840625977,'{"acted":{"seat":0,"action":{"do":"move","path":[6,13]}}}','f0sb73twzp4ambp7:349');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',23,1794840625988,'{"acted":{"seat":1,"action":{"do":"move","path":[26,23]}}}','bwzrgrazt9d1mgq7:345');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',24,1794840626000,'{"acted":{"seat":0,"action":{"do":"move","path":[11,15]}}}','f0sb73twzp4ambp7:350');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',25,1794840626035,'{"acted":{"seat":1,"action":{"do":"move","path":[32,27]}}}','bwzrgrazt9d1mgq7:346');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',26,1794840626050,'{"acted":{"seat":0,"action":{"do":"move","path":[15,19]}}}','f0sb73twzp4ambp7:351');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',27,1794840626058,'{"acted":{"seat":1,"action":{"do":"move","path":[23,16]}}}','bwzrgrazt9d1mgq7:347');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',28,1794840626067,'{"acted":{"seat":0,"action":{"do":"move","path":[13,17]}}}','f0sb73twzp4ambp7:352');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',29,1794840626080,'{"acted":{"seat":1,"action":{"do":"move","path":[21,14,7]}}}','bwzrgrazt9d1mgq7:348');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',30,1794840626091,'{"acted":{"seat":0,"action":{"do":"move","path":[2,11]}}}','f0sb73twzp4ambp7:353');
INSERT INTO events VALUES('q5adhrqthtk1ecs6',31,1794840626112,'{"acted":{"seat":1,"action":{"do":"move","path":[16,7]}}}','bwzrgrazt9d1mgq7:349');
CREATE TABLE notes (
    table_id   TEXT NOT NULL REFERENCES tables (id),
    n          INTEGER NOT NULL,
    body       TEXT NOT NULL,          -- JSON
    request    TEXT,                   -- as with events
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
INSERT INTO notes VALUES('6jz46nq15p6r0qz7',0,'{"n":0,"at":1794840621557,"seq":0,"body":{"kind":"sat-down","seat":1,"name":"Guest 1"}}','bwzrgrazt9d1mgq7:sit-1');
INSERT INTO notes VALUES('6jz46nq15p6r0qz7',1,'{"n":1,"at":1794840621558,"seq":0,"body":{"kind":"counting","seconds":0}}','bwzrgrazt9d1mgq7:ready-1');
INSERT INTO notes VALUES('6jz46nq15p6r0qz7',2,'{"n":2,"at":1794840621558,"seq":0,"body":{"kind":"started"}}',NULL);
INSERT INTO notes VALUES('q5adhrqthtk1ecs6',0,'{"n":0,"at":1794840625777,"seq":0,"body":{"kind":"sat-down","seat":1,"name":"Guest 1"}}','bwzrgrazt9d1mgq7:sit-1');
INSERT INTO notes VALUES('q5adhrqthtk1ecs6',1,'{"n":1,"at":1794840625785,"seq":0,"body":{"kind":"counting","seconds":0}}','bwzrgrazt9d1mgq7:ready-1');
INSERT INTO notes VALUES('q5adhrqthtk1ecs6',2,'{"n":2,"at":1794840625787,"seq":0,"body":{"kind":"started"}}',NULL);
CREATE TABLE notebooks (
    id         TEXT PRIMARY KEY,
    guest      TEXT NOT NULL REFERENCES guests (id),
    tool       TEXT NOT NULL,
    name       TEXT NOT NULL,
    body       TEXT NOT NULL,          -- JSON
    version    INTEGER NOT NULL,       -- raised by every save: nobody writes over what they have not seen
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT;
INSERT INTO notebooks VALUES('nnnnnnnnnnnnnnnn','f0sb73twzp4ambp7','clue-assistant','Sunday','{}',3,1794840620000,1794840621000);
CREATE TABLE seat_notes (
    table_id   TEXT NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL,
    guest      TEXT NOT NULL REFERENCES guests (id),
    body       TEXT NOT NULL,          -- JSON
    version    INTEGER NOT NULL,       -- raised by every save: nobody writes over what they have not seen
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, guest)
) STRICT, WITHOUT ROWID;
INSERT INTO seat_notes VALUES('q5adhrqthtk1ecs6',0,'f0sb73twzp4ambp7','{"seen":[1,2]}',2,1794840622000);
CREATE TABLE saves (
    id         TEXT PRIMARY KEY,
    guest      TEXT NOT NULL REFERENCES guests (id),
    game       TEXT NOT NULL,
    name       TEXT NOT NULL,
    about      TEXT NOT NULL,          -- JSON: what a list tells of it
    body       TEXT NOT NULL,          -- JSON
    saved_at   INTEGER NOT NULL,
    UNIQUE (guest, name)
) STRICT;
INSERT INTO saves VALUES('ssssssssssssssss','f0sb73twzp4ambp7','checkers','Monday','{}','{}',1794840623000);
CREATE TABLE hidden (
    guest      TEXT NOT NULL REFERENCES guests (id),
    table_id   TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO hidden VALUES('bwzrgrazt9d1mgq7','6jz46nq15p6r0qz7');
CREATE TABLE keys (
    token_hash BLOB PRIMARY KEY,
    guest      TEXT NOT NULL REFERENCES guests (id),
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE links (
    secret_hash BLOB PRIMARY KEY,
    guest       TEXT NOT NULL REFERENCES guests (id),
    kind        TEXT NOT NULL,          -- for another device now, or to be kept: one of each for a guest
    expires_at  INTEGER NOT NULL,
    used_at     INTEGER,
    UNIQUE (guest, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE witnesses (
    seed       BLOB NOT NULL,
    guest      TEXT NOT NULL,
    seq        INTEGER NOT NULL,       -- so many events
    acted      INTEGER NOT NULL,       -- so many of them up to their last own action
    PRIMARY KEY (seed, guest)
) STRICT;
CREATE INDEX tables_by_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX sittings_by_table ON sittings (table_id);
CREATE INDEX notebooks_by_guest ON notebooks (guest, tool, changed_at);
CREATE INDEX hidden_by_table ON hidden (table_id);
CREATE INDEX tables_by_seed ON tables (seed);
CREATE INDEX keys_by_guest ON keys (guest);
CREATE INDEX seat_notes_by_guest ON seat_notes (guest);
COMMIT;
PRAGMA user_version = 7;
