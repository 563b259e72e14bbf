/** What is built together: every row of the burn-down belongs to exactly one of these. */
export const areas = {
  spine: 'what stands: sign-in, one order from entry to delivery, tenders, bookings, tracking',
  kit: 'what every screen is made of: frame, menus, lists, messages that belong to no screen',
  paper: 'paper and money: bills of lading, labels of pallets, packing lists, reprints, files, charges',
  freight: 'carriers, rate sheets, modes, collect, bill-to, routing guide, several stops on screen',
  quotes: 'quotes and tenders: spot quotes, offers, the carriers’ pages',
  orders: 'sales orders: open orders, set items, multiple orders, consolidation',
  parcel: 'small packages: accounts, labels, scan, the UPS-ready program',
  reports: 'history, dashboard, reports and their schedules, scorecard, benchmark',
  integration: 'order files, FTP, mail orders, locations, ship-via codes',
  items: 'the item master: what is known of goods, how they are packed, their files',
  settings: 'people, defaults, logo, printers',
} as const

export type Area = keyof typeof areas

export const areaNames = Object.keys(areas) as readonly Area[]

export const isArea = (name: string): name is Area => Object.hasOwn(areas, name)

/** Words of a table that are written apart by blanks. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/).filter(Boolean)
