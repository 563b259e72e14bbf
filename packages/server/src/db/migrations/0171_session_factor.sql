-- Whether whoever opened a session gave a second factor then, or set his first one up in it: what a company may demand.
alter table identity.session add column second_step boolean not null default false;
