-- An action that comes twice is found by the table that folds the log, and a table that has not seen all of the log
-- cannot write: the next number is taken. So the log needs no index of the clients' ids.
DROP INDEX events_by_ack;
