-- The letters about a movement: a case and the page of a movement ask for them.
create index adjustment_movement on adjustment (society_code, movement_id);
