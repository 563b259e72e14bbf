-- Boxes that a company packs into, inches inside: the smallest that takes a parcel's items is suggested.
create table own_box (
  client_id      int            not null references identity.client,
  name           text           not null check (name <> ''),
  length_in      numeric(8, 2)  not null check (length_in > 0),
  width_in       numeric(8, 2)  not null check (width_in > 0),
  height_in      numeric(8, 2)  not null check (height_in > 0),
  -- With the box itself.
  max_weight_lb  numeric(12, 2) not null check (max_weight_lb > tare_lb),
  tare_lb        numeric(8, 2)  not null check (tare_lb >= 0),
  primary key (client_id, name)
);
call isolate('own_box');

-- The version of all of a company's boxes: they are saved whole.
create table own_box_list (
  client_id int         primary key references identity.client,
  version   int         not null,
  saved_by  int         not null,
  saved_at  timestamptz not null
);
call isolate('own_box_list');
