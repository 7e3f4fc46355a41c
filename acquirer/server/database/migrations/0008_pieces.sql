-- A large document is stored and read in pieces: as a whole it would fill the memory.
alter table attachment alter column content drop not null;

create table attachment_piece (
  attachment_id bigint not null references attachment (id) on delete cascade,
  number integer not null,
  content bytea not null,
  primary key (attachment_id, number)
);
