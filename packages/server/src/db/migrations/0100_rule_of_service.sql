-- The service that a company's own code names with its carrier, as the carrier's prices name it; blank: whichever is best.
alter table ship_via add column service text not null default '';
-- Why the price was chosen that a label was bought at; blank: it was bought before anybody kept that.
alter table label add column why text not null default '';
