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
