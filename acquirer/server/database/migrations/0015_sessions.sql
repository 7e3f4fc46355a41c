-- The moment a session was last seen changes all the time: without an index its row is updated in place.
drop index session_seen;

alter table session set (fillfactor = 70);
