-- A row of a base tariff has a name of its own, as every row of a company has.
alter table base_lane
  add column lane_id bigint generated always as identity,
  add primary key (client_id, version_id, lane_id);
