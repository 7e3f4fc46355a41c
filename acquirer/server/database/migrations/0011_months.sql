-- Movements and settlements lie by month: a month that leaves the data window is dropped whole, and a search reads
-- its own month alone. The keys begin with the company, so that a database of many machines keeps it together.
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

-- One month of each; those that are there already stay.
create function open_month(first date) returns void language plpgsql as $$ begin
  execute format('create table if not exists %I partition of settlement for values from (%L) to (%L)', 'settlement_' || to_char(first, 'YYYY_MM'), first, (first + interval '1 month')::date); execute format('create table if not exists %I partition of movement for values from (%L) to (%L)', 'movement_' || to_char(first, 'YYYY_MM'), first, (first + interval '1 month')::date); end $$;

select open_month(first) from (select distinct date_trunc('month', day)::date as first from settlement_before) as months;

insert into settlement select * from settlement_before;

insert into movement select * from movement_before;

drop table movement_before;
drop table settlement_before;
