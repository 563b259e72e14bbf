/**
 * The page ids of specification §2. A user's comma-separated list of them decides which routes and calls are open;
 * no list opens all (design §5). The mapping of ids is ours: the specification does not show it.
 */
export const pages = {
  SingleOrder: 1,
  Prepaid: 2,
  Collect: 3,
  OpenOrders: 4,
  Parcel: 5,
  ShipmentDetails: 6,
  ParcelScan: 12,
  DayEnd: 13,
  Tender: 7,
  MultipleOrders: 8,
  PrintDocuments: 9,
  DockView: 10,
  Track: 11,
  UserGuide: 17,
  ContactUs: 18,
  Preferences: 19,
  PrinterSetup: 20,
  Carriers: 21,
  ItemMaster: 22,
  UpsReady: 23,
  UpsRate: 24,
  OrderIntegration: 25,
  Locations: 26,
  CarrierMapping: 27,
  ParcelAccounts: 28,
  UpsTracking: 29,
  ManageUsers: 30,
  UpdateProfile: 31,
  ChangeDefaults: 32,
  ChangePassword: 33,
  BillToLocations: 34,
  RoutingGuide: 35,
  LogoUpdate: 36,
  ReviewRates: 37,
  ReviewServices: 38,
  TerminalInfo: 39,
  GuideOverrides: 41,
  SpotQuotes: 42,
  StraightThrough: 43,
  ShipmentHistory: 44,
  QuoteScorecard: 45,
  Reports: 46,
  Dashboard: 47,
  RateBenchmark: 48,
  RateSheets: 50,
  AuditTrail: 49,
  Approvals: 51,
  Company: 52,
} as const

export type PageName = keyof typeof pages
export type PageId = PageName

/** Pages that show prices and little else, or whatever was changed: who sees no prices opens none of them. */
export const pricePages = [
  'RateSheets',
  'RoutingGuide',
  'StraightThrough',
  'GuideOverrides',
  'RateBenchmark',
  'ReviewRates',
  'UpsRate',
  'AuditTrail',
] as const satisfies readonly PageId[]

/** Pages that tell of the whole company: who works at some of its docks opens none of them. */
export const companyPages = ['AuditTrail'] as const satisfies readonly PageId[]

/** Pages on which shipments of all kinds are found: who may open one of them finds them by the search, too. */
export const shipmentPages = [
  'ShipmentDetails',
  'Track',
  'ShipmentHistory',
  'MultipleOrders',
] as const satisfies readonly PageId[]

/** Pages on which addresses of the book are chosen, or kept. */
export const addressPages = [
  'SingleOrder',
  'Prepaid',
  'Collect',
  'Parcel',
  'ShipmentDetails',
  'Locations',
] as const satisfies readonly PageId[]

/** Pages on which freight is offered to carriers, or what they did is looked at: they name whom to call and write to. */
export const carrierPages = [
  ...shipmentPages,
  'SingleOrder',
  'Prepaid',
  'Collect',
  'Parcel',
  'Tender',
  'OpenOrders',
  'SpotQuotes',
  'StraightThrough',
  'Carriers',
  'ParcelAccounts',
] as const satisfies readonly PageId[]

/** Pages with a list on which one thing is done with many rows. Which of the things is open to whom, each of them says. */
export const bulkPages = [
  'SingleOrder',
  'Prepaid',
  'Collect',
  'Parcel',
  'Tender',
  'ShipmentDetails',
  'Track',
  'ShipmentHistory',
  'PrintDocuments',
  'ItemMaster',
  'Carriers',
  'OpenOrders',
  'SpotQuotes',
  'MultipleOrders',
  'DockView',
  'DayEnd',
  'ParcelScan',
] as const satisfies readonly PageId[]

/** Where papers of the parcels of a bulk job are asked for: wherever such a job is started or its labels are printed. */
export const jobPaperPages = [
  'SingleOrder',
  'Prepaid',
  'Collect',
  'Parcel',
  'ParcelScan',
  'ShipmentDetails',
  'Track',
  'ShipmentHistory',
  'PrintDocuments',
  'OpenOrders',
  'MultipleOrders',
] as const satisfies readonly PageId[]

/** Pages that may be chosen to start with: those that need nothing in their address. */
export const startPages = [
  'SingleOrder',
  'Prepaid',
  'Collect',
  'Parcel',
  'ParcelScan',
  'MultipleOrders',
  'OpenOrders',
  'DockView',
  'DayEnd',
  'SpotQuotes',
  'StraightThrough',
  'ReviewRates',
  'ReviewServices',
  'TerminalInfo',
  'Track',
  'ShipmentHistory',
  'Dashboard',
  'Reports',
  'QuoteScorecard',
  'RateBenchmark',
  'Approvals',
] as const satisfies readonly PageId[]
