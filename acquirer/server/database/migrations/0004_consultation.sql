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

-- The days that were seeded before these tables existed are gone through once more, to fill them.
delete from seed_progress;
