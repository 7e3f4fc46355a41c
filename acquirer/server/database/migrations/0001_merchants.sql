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
