-- The schema of version 1.0.0. What a later version changes is a migration of its own: docs/guide/change-the-database.md.

-- Whether the database is a demonstration or real: said once, when it is made.
create table database_kind (
  only_one boolean primary key default true check (only_one),
  kind text not null check (kind in ('demo', 'real'))
);

create table acquirer_secret (
  name text primary key,
  value text not null
);

-- Merchants

create table society (
  code char(10) primary key,
  vat_number char(11) not null unique,
  name text not null,
  address text not null,
  street_number text not null,
  zip char(5) not null,
  city text not null,
  district char(2) not null
);

create table pos (
  code char(10) primary key,
  society_code char(10) not null references society (code),
  sign text not null,
  address text not null,
  street_number text not null,
  zip char(5) not null,
  city text not null,
  district char(2) not null
);

create index pos_society on pos (society_code, code);

-- Users and access

-- `demo`: a user whose password is public enters a demonstration alone. `awaiting_since`: a second user of a company or
-- a shop waits until one of its users admits it. `watched_since`: a new user is watched for 72 hours.
-- `previous_password_hash`: the password before the one in force, which must not come back.
create table account (
  user_id text primary key,
  password_hash text not null,
  password_changed_on date,
  password_expires_on date not null,
  temporary_password boolean not null default false,
  user_type text not null,
  society_code char(10) not null references society (code),
  pos_code char(10) references pos (code),
  closed boolean not null default false,
  name text not null,
  surname text not null,
  cell_number text,
  email text,
  demo boolean not null default false,
  awaiting_since timestamptz,
  watched_since timestamptz,
  announced_at timestamptz,
  previous_password_hash text
);

-- Two user ids that differ in capitals only would be taken for each other.
create unique index account_user_id_folded on account (lower(user_id));

create table login_failure (
  user_key text primary key,
  failures integer not null,
  last_at timestamptz not null
);

create table rate_limit (
  key text primary key,
  points integer not null,
  expire timestamptz
);

create table auth_code (
  code_hash text primary key,
  user_id text not null references account (user_id) on delete cascade,
  redirect_uri text not null,
  expires_at timestamptz not null
);

-- The moment a session was last seen changes all the time: without an index its row is updated in place.
-- `written_to`: up to where a standby must have replayed the log before this session reads from it.
create table session (
  token_hash text primary key,
  user_id text not null references account (user_id) on delete cascade,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  old_phone_confirmed_at timestamptz,
  written_to double precision not null default 0
) with (fillfactor = 70);

-- `secret_id`: what a code was hashed with; one of another secret can neither be confirmed nor cost a try.
create table one_time_code (
  holder text not null,
  purpose text not null check (
    purpose in ('registration', 'oldPhone', 'newPhone', 'firstPhone', 'password', 'email')
  ),
  bound_to text not null default '',
  target text not null,
  code_hash text not null,
  attempts integer not null default 0,
  resends integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  secret_id text not null default '',
  primary key (holder, purpose)
);

create table registration (
  session_hash text primary key,
  started_at timestamptz not null,
  society_code char(10) not null references society (code),
  pos_code char(10) references pos (code),
  name text not null default '',
  surname text not null default '',
  tax_code text,
  cell_number text not null,
  email text,
  user_id text,
  password_hash text,
  locked boolean not null default false,
  check ((user_id is null) = (password_hash is null))
);

-- `admitter` is null where the person responsible for Dispute Online was asked at its address; it may have no account.
create table admission (
  code_hash text primary key,
  user_id text not null references account (user_id) on delete cascade,
  admitter text references account (user_id) on delete cascade,
  asked_at timestamptz not null
);

create index admission_user on admission (user_id);

-- The address a user had before: for 72 hours a link undoes the change, and what happens to the user is told there too.
create table previous_email (
  code_hash text primary key,
  user_id text not null references account (user_id) on delete cascade,
  email text not null,
  changed_at timestamptz not null
);

create index previous_email_user on previous_email (user_id);

-- What each user prefers, as JSON of the contract's schema.
create table preference (
  user_id text primary key references account (user_id) on delete cascade,
  content jsonb not null
);

-- `alive_at`: when the process that does the work was last known to be alive. `request_hash`: another request with the
-- key of a done one is refused.
create table kept_answer (
  key_hash text primary key,
  body text,
  content_type text,
  asked_at timestamptz not null,
  alive_at timestamptz not null default now(),
  request_hash text
);

create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  channel text not null check (channel in ('sms', 'email')),
  body text not null,
  code text not null default '',
  sent_at timestamptz not null
);

-- Movements and settlements

-- Both are partitioned by month: a month that leaves the data window is dropped whole, and a search reads its own month
-- alone. The keys begin with the company, so that a database of many machines keeps it together.
create table settlement (
  id bigint not null,
  society_code char(10) not null references society (code),
  pos_code char(10) not null references pos (code),
  day date not null,
  abi char(5) not null,
  code text not null,
  movements integer not null,
  cancelled integer not null,
  gross_calculated bigint not null,
  commission_calculated bigint not null,
  net_calculated bigint not null,
  gross_declared bigint not null,
  net_declared bigint not null,
  value_date date not null,
  primary key (society_code, day, id),
  unique (society_code, pos_code, day, abi)
) partition by range (day);

create index settlement_id on settlement (society_code, id);

create table movement (
  id bigint not null,
  settlement_id bigint not null,
  society_code char(10) not null,
  pos_code char(10) not null,
  date timestamp not null,
  terminal text not null,
  amount bigint not null,
  commission bigint not null,
  net bigint not null,
  authorization_code text not null,
  pan text not null check (pan ~ '^[0-9]{6}[*]+[0-9]{4}$'),
  status char(1) not null check (status in ('V', 'A')),
  primary key (society_code, date, id),
  check (net = amount - commission)
) partition by range (date);

create index movement_pos_date on movement (society_code, pos_code, date desc, id desc);

create index movement_settlement on movement (society_code, settlement_id);

-- One month of each; those that are there already stay.
create function open_month(first date) returns void language plpgsql as $$ begin
  execute format('create table if not exists %I partition of settlement for values from (%L) to (%L)', 'settlement_' || to_char(first, 'YYYY_MM'), first, (first + interval '1 month')::date); execute format('create table if not exists %I partition of movement for values from (%L) to (%L)', 'movement_' || to_char(first, 'YYYY_MM'), first, (first + interval '1 month')::date); end $$;

-- What a movement is found by without its month. Each key begins with the company, so the rows of others are never read.
create function movement_keys(society text, amount bigint, pan text, authorization_code text, terminal text) returns text[] language sql immutable parallel safe return array[society || ' amount ' || amount, society || ' card ' || right(pan, 4), society || ' authorization ' || upper(authorization_code), society || ' pos ' || ltrim(terminal, '0')];

create index movement_found on movement using gin (movement_keys(society_code::text, amount, pan, authorization_code, terminal));

-- The sums of each day, of each shop and of its whole company (pos_code ''): large companies read them instead of all
-- their rows. Triggers keep them with every statement that writes through the whole table, whoever sends it.
create table movement_sum (
  society_code char(10) not null references society (code),
  pos_code text not null,
  day date not null,
  movements bigint not null,
  amount bigint not null,
  commission bigint not null,
  net bigint not null,
  cancelled bigint not null,
  cancelled_amount bigint not null,
  cancelled_commission bigint not null,
  cancelled_net bigint not null,
  primary key (society_code, pos_code, day)
);

create table settlement_sum (
  society_code char(10) not null references society (code),
  pos_code text not null,
  day date not null,
  movements bigint not null,
  gross bigint not null,
  commission bigint not null,
  net bigint not null,
  cancelled bigint not null default 0,
  primary key (society_code, pos_code, day)
);

-- The argument: 1 where rows were added, -1 where they were removed. A changed row is removed and added.
create function keep_movement_sum() returns trigger language plpgsql set search_path from current as $$ begin
  insert into movement_sum as kept
  select society_code, coalesce(pos_code, ''), date::date, tg_argv[0]::int * count(*), tg_argv[0]::int * sum(amount),
    tg_argv[0]::int * sum(commission), tg_argv[0]::int * sum(net), tg_argv[0]::int * count(*) filter (where status = 'A'),
    tg_argv[0]::int * coalesce(sum(amount) filter (where status = 'A'), 0),
    tg_argv[0]::int * coalesce(sum(commission) filter (where status = 'A'), 0),
    tg_argv[0]::int * coalesce(sum(net) filter (where status = 'A'), 0)
  from written group by grouping sets ((society_code, pos_code, date::date), (society_code, date::date)) order by 1, 2, 3
  on conflict (society_code, pos_code, day) do update set movements = kept.movements + excluded.movements,
    amount = kept.amount + excluded.amount, commission = kept.commission + excluded.commission, net = kept.net + excluded.net,
    cancelled = kept.cancelled + excluded.cancelled, cancelled_amount = kept.cancelled_amount + excluded.cancelled_amount,
    cancelled_commission = kept.cancelled_commission + excluded.cancelled_commission,
    cancelled_net = kept.cancelled_net + excluded.cancelled_net; return null; end $$;

create function keep_settlement_sum() returns trigger language plpgsql set search_path from current as $$ begin
  insert into settlement_sum as kept (society_code, pos_code, day, movements, cancelled, gross, commission, net)
  select society_code, coalesce(pos_code, ''), day, tg_argv[0]::int * sum(movements), tg_argv[0]::int * sum(cancelled),
    tg_argv[0]::int * sum(gross_calculated), tg_argv[0]::int * sum(commission_calculated), tg_argv[0]::int * sum(net_calculated)
  from written group by grouping sets ((society_code, pos_code, day), (society_code, day)) order by 1, 2, 3
  on conflict (society_code, pos_code, day) do update set movements = kept.movements + excluded.movements,
    cancelled = kept.cancelled + excluded.cancelled, gross = kept.gross + excluded.gross,
    commission = kept.commission + excluded.commission, net = kept.net + excluded.net; return null; end $$;

create function empty_sums() returns trigger language plpgsql set search_path from current as $$ begin
  execute format('delete from %I', tg_argv[0]); return null; end $$;

create trigger movement_added after insert on movement referencing new table as written for each statement execute function keep_movement_sum('1');
create trigger movement_removed after delete on movement referencing old table as written for each statement execute function keep_movement_sum('-1');
create trigger movement_changed_from after update on movement referencing old table as written for each statement execute function keep_movement_sum('-1');
create trigger movement_changed_to after update on movement referencing new table as written for each statement execute function keep_movement_sum('1');
create trigger movement_emptied after truncate on movement for each statement execute function empty_sums('movement_sum');

create trigger settlement_added after insert on settlement referencing new table as written for each statement execute function keep_settlement_sum('1');
create trigger settlement_removed after delete on settlement referencing old table as written for each statement execute function keep_settlement_sum('-1');
create trigger settlement_changed_from after update on settlement referencing old table as written for each statement execute function keep_settlement_sum('-1');
create trigger settlement_changed_to after update on settlement referencing new table as written for each statement execute function keep_settlement_sum('1');
create trigger settlement_emptied after truncate on settlement for each statement execute function empty_sums('settlement_sum');

create table seed_progress (
  merchants text primary key,
  from_day date not null,
  through_day date not null
);

-- What else a company is charged, and its statements

create table adjustment (
  id bigint primary key,
  settlement_id bigint not null,
  movement_id bigint not null,
  society_code char(10) not null,
  pos_code char(10) not null,
  letter_date date not null,
  type char(3) not null check (type in ('DRN', 'MAN', 'CON')),
  description text not null,
  amount bigint not null,
  case_number text not null,
  settlement_day date not null
);

create index adjustment_settlement on adjustment (settlement_id);

create index adjustment_society_letter on adjustment (society_code, letter_date, type);

create index adjustment_pos_letter on adjustment (society_code, pos_code, letter_date, type);

create table statement (
  society_code char(10) not null references society (code),
  pos_code char(10) references pos (code),
  date date not null
);

create unique index statement_key on statement (society_code, date desc, coalesce(pos_code, ''));

create table unpaid (
  id bigint primary key,
  society_code char(10) not null references society (code),
  pos_code char(10) not null references pos (code),
  amount bigint not null check (amount > 0),
  value_date date not null,
  booking_date date not null check (booking_date >= value_date),
  reason text not null,
  paid_on date
);

create index unpaid_society on unpaid (society_code, value_date desc, id);

-- Who issues the statements, and on which account a company is paid through each bank.
create table issuer (
  vat_number char(11) primary key,
  name text not null,
  address text not null
);

create table credit_account (
  society_code char(10) not null references society (code),
  abi char(5) not null,
  iban text not null,
  primary key (society_code, abi)
);

-- Dispute Online

create table ebox (
  society_code char(10) primary key references society (code),
  user_id text not null,
  name text not null,
  surname text not null,
  telephone text not null,
  fax text not null,
  email text not null,
  copies boolean not null,
  description text not null,
  enrolled_at timestamptz not null
);

create table ebox_manager (
  id bigint generated by default as identity (start with 1001) primary key,
  society_code char(10) not null references ebox (society_code),
  type char(1) not null check (type in ('S', 'V')),
  code char(10) not null,
  user_id text not null,
  email text not null,
  description text not null,
  suspended boolean not null default false
);

create index ebox_manager_society on ebox_manager (society_code, id);

create table ebox_manager_pos (
  pos_code char(10) primary key references pos (code),
  manager_id bigint not null references ebox_manager (id),
  society_code char(10) not null
);

create index ebox_manager_pos_manager on ebox_manager_pos (manager_id);

-- `assigned_…`: the manager who last handed the case over, when, and what was written to the one who got it.
create table dispute_case (
  id bigint primary key,
  society_code char(10) not null references society (code),
  pos_code char(10) not null references pos (code),
  manager_id bigint references ebox_manager (id),
  state text not null check (state in
    ('attesa', 'nuove', 'sospeso', 'scadenza', 'visione', 'annullate', 'evase', 'scadute', 'chiuse')),
  reason text not null,
  opened_on date not null,
  due_on date not null,
  moved_on date not null,
  withdrawn_on date,
  reply text check (reply in ('documents', 'letter', 'words')),
  reminded boolean not null default false,
  transaction_at timestamp not null,
  terminal text not null,
  operation text not null,
  authorization_code text not null,
  arn text not null,
  pan text not null check (pan ~ '^[0-9]{6}[*]+[0-9]{4}$'),
  amount bigint not null check (amount > 0),
  disputed bigint not null check (disputed > 0),
  assigned_from bigint references ebox_manager (id),
  assigned_at timestamptz,
  assigned_note text not null default ''
);

create index dispute_case_manager on dispute_case (manager_id, state);

create index dispute_case_pos on dispute_case (pos_code, opened_on);

create index dispute_case_society on dispute_case (society_code);

create index dispute_case_moving on dispute_case (state) where state not in ('annullate', 'evase', 'chiuse');

-- What belongs to a company carries its code, so that a database of many machines keeps it together.
create table case_event (
  id bigint generated by default as identity primary key,
  case_id bigint not null references dispute_case (id) on delete cascade,
  at timestamptz not null,
  state text not null,
  message text not null,
  society_code char(10) not null
);

create index case_event_case on case_event (case_id, at, id);

-- A large document is stored and read in pieces: as a whole it would fill the memory.
create table attachment (
  id bigint generated by default as identity primary key,
  event_id bigint not null references case_event (id) on delete cascade,
  name text not null,
  kind text not null check (kind in ('pdf', 'txt', 'tif')),
  sha256 char(64) not null,
  content bytea,
  society_code char(10) not null
);

create index attachment_event on attachment (event_id);

create table attachment_piece (
  attachment_id bigint not null references attachment (id) on delete cascade,
  number integer not null,
  content bytea not null,
  society_code char(10) not null,
  primary key (attachment_id, number)
);

create table draft (
  case_id bigint not null references dispute_case (id) on delete cascade,
  user_id text not null references account (user_id) on delete cascade,
  message text not null,
  fax_post boolean not null,
  written_at timestamptz not null,
  society_code char(10) not null,
  primary key (case_id, user_id)
);

create table dispute_clock (
  name text primary key,
  worked_through date not null,
  days_ahead integer not null default 0,
  planned_through date
);

-- The e-mails that tell managers of their cases: written with the work on a day, sent after it.
create table reminder (
  id bigint generated by default as identity primary key,
  manager_id bigint not null,
  day date not null,
  recipient text not null,
  body text not null,
  written_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  unique (manager_id, day, recipient)
);

-- The audit trail

-- Who did what, when and from where. Rows are added, and leave after 13 months; nothing changes one. Each line carries
-- the hash of itself and of the line before it, so that a missing line shows.
create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  what text not null,
  outcome text not null,
  user_id text not null,
  subject text not null,
  address text not null,
  request text not null,
  chain text not null default ''
);

create index audit_event_at on audit_event (at);

-- A line leaves after 13 months by the clock of the database, whatever the session says.
create function keep_audit_event() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' and current_setting('acquirer.pruning', true) = 'on' and old.at < now() - interval '396 days' then return old; end if; raise exception 'the audit trail is never changed'; end $$;

create function audit_chain(before text, line audit_event) returns text language sql stable as
  $$ select encode(sha256(convert_to(json_build_array(before, line.id, extract(epoch from line.at), line.what, line.outcome, line.user_id, line.subject, line.address, line.request)::text, 'UTF8')), 'hex') $$;

-- 4173002 is held as long as a process fills the database: a line of the trail would wait for it.
create function chain_audit_event() returns trigger language plpgsql as $$ begin
  perform pg_advisory_xact_lock(4173003); new.id := nextval(pg_get_serial_sequence('audit_event', 'id')); new.chain := audit_chain(coalesce((select chain from audit_event order by id desc limit 1), ''), new); return new; end $$;

create trigger audit_event_kept before update or delete on audit_event for each row execute function keep_audit_event();

create trigger audit_event_not_emptied before truncate on audit_event for each statement execute function keep_audit_event();

create trigger audit_event_chained before insert on audit_event for each row execute function chain_audit_event();
