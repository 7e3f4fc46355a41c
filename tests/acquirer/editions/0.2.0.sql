-- {"sessionId":"a03553ca-468a-4e16-a7bc-6587fbae07b0","caseId":"220501090000"}
create table migration (name text primary key, applied_at timestamptz not null default now());
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

create table account (
  user_id text primary key,
  password_hash text not null,
  password_changed_on date,
  password_expires_on date not null,
  temporary_password boolean not null default false,
  user_type text not null,
  society_code char(10) not null references society (code),
  pos_code char(10) references pos (code),
  ebox boolean not null default false,
  closed boolean not null default false,
  name text not null,
  surname text not null,
  cell_number text,
  email text
);

create table login_failure (
  user_key text primary key,
  failures integer not null,
  last_at timestamptz not null
);

create table auth_code (
  code_hash text primary key,
  user_id text not null references account (user_id) on delete cascade,
  redirect_uri text not null,
  expires_at timestamptz not null
);

create table session (
  token_hash text primary key,
  user_id text not null references account (user_id) on delete cascade,
  opened_at timestamptz not null,
  seen_at timestamptz not null
);

create index session_seen on session (seen_at);

create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  channel text not null check (channel in ('sms', 'email')),
  body text not null,
  code text not null default '',
  sent_at timestamptz not null
);

create table settlement (
  id bigint primary key,
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
  unique (pos_code, day, abi)
);

create index settlement_society_day on settlement (society_code, day desc, id desc);

create index settlement_pos_day on settlement (pos_code, day desc, id desc);

create table movement (
  id bigint primary key,
  settlement_id bigint not null references settlement (id) on delete cascade,
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
  check (net = amount - commission)
);

create index movement_society_date on movement (society_code, date desc, id desc);

create index movement_pos_date on movement (pos_code, date desc, id desc);

create index movement_settlement on movement (settlement_id);

create table seed_progress (
  merchants text primary key,
  from_day date not null,
  through_day date not null
);

create table adjustment (
  id bigint primary key,
  settlement_id bigint not null references settlement (id) on delete cascade,
  movement_id bigint not null,
  society_code char(10) not null,
  pos_code char(10) not null,
  letter_date date not null,
  type char(3) not null check (type in ('DRN', 'MAN', 'CON')),
  description text not null,
  amount bigint not null,
  case_number text not null
);

create index adjustment_settlement on adjustment (settlement_id);

create index adjustment_society_letter on adjustment (society_code, letter_date, type);

create index adjustment_pos_letter on adjustment (pos_code, letter_date, type);

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

delete from seed_progress;

alter table session add column old_phone_confirmed_at timestamptz;

create unique index account_user_id_folded on account (lower(user_id));

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

create table kept_answer (
  key_hash text primary key,
  body text,
  content_type text,
  asked_at timestamptz not null
);

alter table account drop column ebox;

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
  manager_id bigint not null references ebox_manager (id)
);

create index ebox_manager_pos_manager on ebox_manager_pos (manager_id);

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
  disputed bigint not null check (disputed > 0)
);

create index dispute_case_manager on dispute_case (manager_id, state);

create index dispute_case_pos on dispute_case (pos_code, opened_on);

create index dispute_case_society on dispute_case (society_code);

create index dispute_case_moving on dispute_case (state) where state not in ('annullate', 'evase', 'chiuse');

create table case_event (
  id bigint generated by default as identity primary key,
  case_id bigint not null references dispute_case (id) on delete cascade,
  at timestamptz not null,
  state text not null,
  message text not null
);

create index case_event_case on case_event (case_id, at, id);

create table attachment (
  id bigint generated by default as identity primary key,
  event_id bigint not null references case_event (id) on delete cascade,
  name text not null,
  kind text not null check (kind in ('pdf', 'txt', 'tif')),
  sha256 char(64) not null,
  content bytea not null
);

create index attachment_event on attachment (event_id);

create table draft (
  case_id bigint not null references dispute_case (id) on delete cascade,
  user_id text not null references account (user_id) on delete cascade,
  message text not null,
  fax_post boolean not null,
  written_at timestamptz not null,
  primary key (case_id, user_id)
);

create table dispute_clock (
  name text primary key,
  worked_through date not null,
  days_ahead integer not null default 0,
  planned_through date
);

alter table one_time_code add column secret_id text not null default '';

alter table kept_answer add column alive_at timestamptz not null default now();

create table rate_limit (
  key text primary key,
  points integer not null,
  expire timestamptz
);

create table acquirer_secret (
  name text primary key,
  value text not null
);

create temporary table folded on commit drop as
  select rtrim(translate(encode(sha256(convert_to(lower(user_id), 'UTF8')), 'base64'), '+/', '-_'), '=') as new_key,
    failures, last_at, user_key as old_key
  from account join login_failure on user_key =
    rtrim(translate(encode(sha256(convert_to(user_id, 'UTF8')), 'base64'), '+/', '-_'), '=')
  where user_id <> lower(user_id);
delete from login_failure using folded where user_key = old_key;
insert into login_failure (user_key, failures, last_at) select new_key, failures, last_at from folded
  on conflict (user_key) do update set failures = greatest(login_failure.failures, excluded.failures);

alter table attachment alter column content drop not null;

create table attachment_piece (
  attachment_id bigint not null references attachment (id) on delete cascade,
  number integer not null,
  content bytea not null,
  primary key (attachment_id, number)
);

alter table case_event add column society_code char(10);
update case_event set society_code = dispute_case.society_code from dispute_case where dispute_case.id = case_id;
alter table case_event alter column society_code set not null;

alter table attachment add column society_code char(10);
update attachment set society_code = case_event.society_code from case_event where case_event.id = event_id;
alter table attachment alter column society_code set not null;

alter table attachment_piece add column society_code char(10);
update attachment_piece set society_code = attachment.society_code from attachment where attachment.id = attachment_id;
alter table attachment_piece alter column society_code set not null;

alter table draft add column society_code char(10);
update draft set society_code = dispute_case.society_code from dispute_case where dispute_case.id = case_id;
alter table draft alter column society_code set not null;

alter table ebox_manager_pos add column society_code char(10);
update ebox_manager_pos set society_code = ebox_manager.society_code from ebox_manager where ebox_manager.id = manager_id;
alter table ebox_manager_pos alter column society_code set not null;

drop index settlement_pos_day;
create index settlement_pos_day on settlement (society_code, pos_code, day desc, id desc);

drop index movement_pos_date;
create index movement_pos_date on movement (society_code, pos_code, date desc, id desc);

drop index movement_settlement;
create index movement_settlement on movement (settlement_id, society_code);

drop index adjustment_pos_letter;
create index adjustment_pos_letter on adjustment (society_code, pos_code, letter_date, type);

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

alter table settlement add column value_date date;
update settlement set value_date = valued.value_date from (
  select day, (
    select min(next::date) from generate_series(day + 1, day + 8, interval '1 day') as next
    where extract(isodow from next) < 6
    and to_char(next, 'MM-DD') not in ('01-01', '05-01', '12-25', '12-26')
    and next::date not in (
      '2024-03-29', '2024-04-01', '2025-04-18', '2025-04-21', '2026-04-03', '2026-04-06', '2027-03-26', '2027-03-29',
      '2028-04-14', '2028-04-17', '2029-03-30', '2029-04-02', '2030-04-19', '2030-04-22'
    )
  ) as value_date
  from (select distinct day from settlement) as days
) as valued where valued.day = settlement.day;
alter table settlement alter column value_date set not null;

alter table adjustment drop constraint adjustment_settlement_id_fkey;
alter table adjustment add column settlement_day date;
update adjustment set settlement_day = settlement.day from settlement where settlement.id = settlement_id;
alter table adjustment alter column settlement_day set not null;

alter table settlement rename to settlement_before;
alter table settlement_before rename constraint settlement_pkey to settlement_before_pkey;
drop index settlement_society_day;
drop index settlement_pos_day;
alter table movement rename to movement_before;
alter table movement_before rename constraint movement_pkey to movement_before_pkey;
drop index movement_society_date;
drop index movement_pos_date;
drop index movement_settlement;

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

create function open_month(first date) returns void language plpgsql as $$ begin
  execute format('create table if not exists %I partition of settlement for values from (%L) to (%L)', 'settlement_' || to_char(first, 'YYYY_MM'), first, (first + interval '1 month')::date); execute format('create table if not exists %I partition of movement for values from (%L) to (%L)', 'movement_' || to_char(first, 'YYYY_MM'), first, (first + interval '1 month')::date); end $$;

select open_month(first) from (select distinct date_trunc('month', day)::date as first from settlement_before) as months;

insert into settlement select * from settlement_before;

insert into movement select * from movement_before;

drop table movement_before;
drop table settlement_before;

insert into migration (name) values ('0001_merchants.sql');
insert into migration (name) values ('0002_portal.sql');
insert into migration (name) values ('0003_movements.sql');
insert into migration (name) values ('0004_consultation.sql');
insert into migration (name) values ('0005_access.sql');
insert into migration (name) values ('0006_disputes.sql');
insert into migration (name) values ('0007_operation.sql');
insert into migration (name) values ('0008_pieces.sql');
insert into migration (name) values ('0009_society.sql');
insert into migration (name) values ('0010_banking.sql');
insert into migration (name) values ('0011_months.sql');
set local session_replication_role = 'replica';
delete from "society";
insert into "society" ("code", "vat_number", "name", "address", "street_number", "zip", "city", "district") overriding system value values
('1000000001', '02845170121', 'Sapori d’Italia S.p.A.', 'Via Roma', '158', '20121', 'Milano', 'MI'),
('1000000002', '04176209387', 'Alberghi del Sole S.r.l.', 'Via dei Mille', '136', '00184', 'Roma', 'RM'),
('0123456789', '01234567890', 'Pasticcerie Aurora S.r.l.', 'Viale della Libertà', '75', '20121', 'Milano', 'MI');
delete from "pos";
insert into "pos" ("code", "society_code", "sign", "address", "street_number", "zip", "city", "district") overriding system value values
('2000000101', '1000000001', 'BOTTEGA SAPORI MILANO', 'Via IV Novembre', '41', '20121', 'Milano', 'MI'),
('2000000109', '1000000001', 'TRATTORIA SAPORI PADOVA', 'Via Leonardo da Vinci', '64', '35121', 'Padova', 'PD'),
('2000000201', '1000000002', 'ALBERGO DEL SOLE VENEZIA', 'Via Verdi', '89', '30121', 'Venezia', 'VE');
delete from "account";
insert into "account" ("user_id", "password_hash", "password_changed_on", "password_expires_on", "temporary_password", "user_type", "society_code", "pos_code", "closed", "name", "surname", "cell_number", "email") overriding system value values
('azienda01', '$argon2id$v=19$m=8,t=1,p=1$qKShe9UBHtiStE5wbFkCDg$lGsKwTIlhLuax4/nhvX1k9CfMhXBEL/88fhQox8pUyE', null, '2026-05-14', false, 'S', '1000000001', null, false, 'Giulia', 'Marchetti', '+393331200101', 'giulia.marchetti@sapori.example.it'),
('azienda02', '$argon2id$v=19$m=8,t=1,p=1$4LBxhjEhl9hltdizfAeOiQ$380HWCeS72p5CIQjXYA7227GrYe4X75QsOTKLu7/1c0', null, '2026-05-14', false, 'S', '1000000002', null, false, 'Marco', 'Santoro', '+393331200102', 'marco.santoro@alberghidelsole.example.it');
delete from "one_time_code";
insert into "one_time_code" ("holder", "purpose", "bound_to", "target", "code_hash", "attempts", "resends", "sent_at", "expires_at", "secret_id") overriding system value values
('ZqcWN-b5i_I6C1erC2JLmBvmOp_LfkFJ5iLQI0FQxdk', 'registration', '', '+393401234567', 'TTh-0yauVvgqj1AuTiJWMYLUM9MVWXX0-VSSatr_nPY', 0, 0, '2026-03-15 11:00:00+00', '2026-03-15 11:05:00+00', 'gyVjM9uYZ9Mlo82Y');
delete from "registration";
insert into "registration" ("session_hash", "started_at", "society_code", "pos_code", "name", "surname", "tax_code", "cell_number", "email", "user_id", "password_hash", "locked") overriding system value values
('ZqcWN-b5i_I6C1erC2JLmBvmOp_LfkFJ5iLQI0FQxdk', '2026-03-15 11:00:00+00', '0123456789', null, 'Giulia', 'D''Angelo', 'DNGGLI80A41F205X', '+393401234567', 'giulia.dangelo@example.it', 'aurora2026', '$argon2id$v=19$m=8,t=1,p=1$3d6MxJwml3539AUWuNzplQ$fM7CwmCWi6HHQKsQZytiyBbjafpZTg/J8yw7lYgX2A4', false);
delete from "ebox";
insert into "ebox" ("society_code", "user_id", "name", "surname", "telephone", "fax", "email", "copies", "description", "enrolled_at") overriding system value values
('1000000001', 'azienda01', 'Giulia', 'Marchetti', '+393331200101', '0255512340', 'giulia.marchetti@sapori.example.it', true, 'Sapori d’Italia S.p.A. Via Roma 158 Milano', '2026-03-15 11:00:00+00'),
('1000000002', 'azienda02', 'Marco', 'Santoro', '+39 333 1200102', '0612345678', 'marco.santoro@alberghidelsole.example.it', true, 'Alberghi del Sole S.r.l.', '2026-03-15 11:00:00+00');
delete from "ebox_manager";
insert into "ebox_manager" ("id", "society_code", "type", "code", "user_id", "email", "description", "suspended") overriding system value values
(1001, '1000000001', 'S', '1000000001', 'azienda01', 'giulia.marchetti@sapori.example.it', 'Sapori d’Italia S.p.A. Via Roma 158 Milano', false),
(1002, '1000000001', 'V', '2000000113', 'Tutti', 'bottega113@sapori.example.it', 'CAFFÈ SAPORI CATANIA Via IV Novembre 80 Catania', false),
(1003, '1000000001', 'V', '2000000119', 'sapori119', 'laura.fontana@sapori.example.it', 'TRATTORIA SAPORI COMO Viale Europa 157 Como', false),
(1004, '1000000001', 'V', '2000000106', 'sapori106', 'bruno.testa@sapori.example.it', 'BOTTEGA SAPORI NAPOLI Via Verdi 121 Napoli', true),
(1012, '1000000002', 'S', '1000000002', 'azienda02', 'marco.santoro@alberghidelsole.example.it', 'Alberghi del Sole S.r.l. Via dei Mille 136 Roma', false);
delete from "ebox_manager_pos";
insert into "ebox_manager_pos" ("pos_code", "manager_id", "society_code") overriding system value values
('2000000109', 1001, '1000000001');
delete from "dispute_case";
insert into "dispute_case" ("id", "society_code", "pos_code", "manager_id", "state", "reason", "opened_on", "due_on", "moved_on", "withdrawn_on", "reply", "reminded", "transaction_at", "terminal", "operation", "authorization_code", "arn", "pan", "amount", "disputed") overriding system value values
(220501090000, '1000000001', '2000000109', 1001, 'visione', 'missing', '2026-02-21', '2026-03-23', '2026-03-15', null, 'documents', true, '2026-01-14 23:28:12', '31001090', '004736', '943123', '74532106014205010900005', '537103******6575', 6350, 6350);
delete from "case_event";
insert into "case_event" ("id", "case_id", "at", "state", "message", "society_code") overriding system value values
(189, 220501090000, '2026-02-21 00:30:00+00', 'nuove', 'Richiesta di documentazione ricevuta.', '1000000001'),
(190, 220501090000, '2026-03-07 00:30:00+00', 'sospeso', 'Sollecito: la documentazione richiesta non è ancora pervenuta.', '1000000001'),
(1549, 220501090000, '2026-03-15 11:00:00+00', 'visione', 'In allegato la ricevuta dell''acquisto.', '1000000001');
delete from "attachment";
insert into "attachment" ("id", "event_id", "name", "kind", "sha256", "content", "society_code") overriding system value values
(251, 1549, 'ricevuta.pdf', 'pdf', '915b1c4f35c5a7fa7ebcaa546253331903e22c051dbb2004e0c9c7fadacf97ec', null, '1000000001'),
(252, 1549, 'nota.txt', 'txt', '62c307efaf7bd8841b5c1064587f09a53eddfdda95aa5a4bf85f69c88f415af0', null, '1000000001');
delete from "dispute_clock";
insert into "dispute_clock" ("name", "worked_through", "days_ahead", "planned_through") overriding system value values
('disputes', '2026-03-15', 0, '2026-03-29');
delete from "attachment_piece";
insert into "attachment_piece" ("attachment_id", "number", "content", "society_code") overriding system value values
(251, 0, '\x255044462d312e370a20202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020', '1000000001'),
(252, 0, '\x496c20636c69656e746520686120726974697261746f206c61206d657263652e0a', '1000000001');
delete from "credit_account";
insert into "credit_account" ("society_code", "abi", "iban") overriding system value values
('1000000001', '03069', 'IT56S0306969468000000147715'),
('1000000001', '02008', 'IT03A0200895485000000034060'),
('1000000002', '05034', 'IT44Q0503420409000000063916'),
('1000000003', '05387', 'IT13K0538701929000000774808'),
('1000000004', '03069', 'IT77R0306963378000000810762'),
('1000000005', '01030', 'IT79U0103077690000000222391'),
('1000000006', '02008', 'IT70L0200864674000000514374'),
('1000000007', '05034', 'IT03B0503479271000000183637'),
('1000000008', '03069', 'IT88F0306993344000000967093'),
('1000000009', '05387', 'IT36Z0538725089000000844815'),
('1000000010', '02008', 'IT55Y0200809535000000120321'),
('0123456789', '03069', 'IT82L0306980308000000836837'),
('1000000099', '03069', 'IT51Q0306908117000000106070'),
('1000000099', '05034', 'IT88Y0503411968000000109681');
select setval(pg_get_serial_sequence('attachment', 'id'), max("id")) from "attachment";
select setval(pg_get_serial_sequence('case_event', 'id'), max("id")) from "case_event";
select setval(pg_get_serial_sequence('ebox_manager', 'id'), max("id")) from "ebox_manager";
select setval(pg_get_serial_sequence('outbox', 'id'), max("id")) from "outbox";
