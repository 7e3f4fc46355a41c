-- Who did what, when and from where. Rows are added, and leave after 13 months; nothing changes one.
create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  what text not null,
  outcome text not null,
  user_id text not null,
  subject text not null,
  address text not null,
  request text not null
);

create index audit_event_at on audit_event (at);

create function keep_audit_event() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' and current_setting('acquirer.pruning', true) = 'on' then return old; end if; raise exception 'the audit trail is never changed'; end $$;

create trigger audit_event_kept before update or delete on audit_event for each row execute function keep_audit_event();

create trigger audit_event_not_emptied before truncate on audit_event for each statement execute function keep_audit_event();
