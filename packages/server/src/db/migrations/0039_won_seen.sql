-- When the chosen carrier last read on its page that it has the load: from then on it may move the freight, whatever becomes
-- of the letter of its order. Null: it has not looked since it was chosen.
alter table spot_invitation add column won_seen_at timestamptz;
