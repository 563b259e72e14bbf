-- Packages whose label was refused while others of their order have theirs stand on the worklist.
create index label_refused on label (client_id, shipment_id) where state = 'refused';
