-- Why a computer chose an event. Nothing but the answer to that question reads it.

ALTER TABLE events ADD COLUMN thought text;
