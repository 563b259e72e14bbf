-- A package that was one of several equal ones and is packed anew has a row of its own, and says where it stood: the row
-- and the place among its packages. Those that stay keep their places, by which their labels know them.
alter table handling_unit
  add column repacked_unit_id bigint,
  add column repacked_place   integer check (repacked_place > 0),
  add constraint handling_unit_repacked check ((repacked_unit_id is null) = (repacked_place is null));
