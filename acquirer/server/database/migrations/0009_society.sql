-- Whatever belongs to a company carries its code, so that a database of many machines keeps it together.
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

-- A point of sale is looked for under its company.
drop index settlement_pos_day;
create index settlement_pos_day on settlement (society_code, pos_code, day desc, id desc);

drop index movement_pos_date;
create index movement_pos_date on movement (society_code, pos_code, date desc, id desc);

drop index movement_settlement;
create index movement_settlement on movement (settlement_id, society_code);

drop index adjustment_pos_letter;
create index adjustment_pos_letter on adjustment (society_code, pos_code, letter_date, type);
