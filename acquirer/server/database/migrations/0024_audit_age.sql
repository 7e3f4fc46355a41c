-- A line leaves after 13 months by the clock of the database, whatever the session says.
create or replace function keep_audit_event() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' and current_setting('acquirer.pruning', true) = 'on' and old.at < now() - interval '396 days' then return old; end if; raise exception 'the audit trail is never changed'; end $$;

-- Each line carries the hash of itself and of the line before it, so that a missing line shows.
alter table audit_event add column chain text not null default '';

create function audit_chain(before text, line audit_event) returns text language sql stable as
  $$ select encode(sha256(convert_to(json_build_array(before, line.id, extract(epoch from line.at), line.what, line.outcome, line.user_id, line.subject, line.address, line.request)::text, 'UTF8')), 'hex') $$;

create function chain_audit_event() returns trigger language plpgsql as $$ begin
  perform pg_advisory_xact_lock(4173002); new.id := nextval(pg_get_serial_sequence('audit_event', 'id')); new.chain := audit_chain(coalesce((select chain from audit_event order by id desc limit 1), ''), new); return new; end $$;

create trigger audit_event_chained before insert on audit_event for each row execute function chain_audit_event();
