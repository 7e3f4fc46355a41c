-- 4173002 is held as long as a process fills the database: a line of the trail would wait for it.
create or replace function chain_audit_event() returns trigger language plpgsql as $$ begin
  perform pg_advisory_xact_lock(4173003); new.id := nextval(pg_get_serial_sequence('audit_event', 'id')); new.chain := audit_chain(coalesce((select chain from audit_event order by id desc limit 1), ''), new); return new; end $$;
