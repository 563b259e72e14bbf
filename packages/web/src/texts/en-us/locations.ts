/** The places of the address book. */
export const locations = {
  ours: 'Our own',
  used: 'Used',
  import: 'Import a file',
  searchHint: 'Company, city, ZIP, street',
  emptyTitle: 'No places yet',
  emptyWhy:
    'A place that is kept here fills the address of an order. Bring in all of them from a file, or keep them as you ship.',
} as const
