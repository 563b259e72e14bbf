export const nav = {
  plan: 'Plan',
  ship: 'Ship',
  track: 'Track',
  analyze: 'Analyze',
  help: 'Help',
  settings: 'Settings',
  integration: 'Integration',
  logOut: 'Log Out',
  home: 'Home',
  collapse: 'Collapse the sidebar',
  expand: 'Expand the sidebar',
  open: 'Open the menu',
  main: 'Main',
  singleOrder: 'Single Order',
  prepaid: 'Prepaid/3P',
  collect: 'Collect',
  print: 'Print',
} as const

export const profileMenu = {
  title: 'Your account',
  updateProfile: 'Update Profile',
  changeDefaults: 'Change Defaults',
  billToLocations: 'Update API Bill-To Locations',
  routingGuide: 'Manage Routing Guide',
  changePassword: 'Change Password',
  logoUpdate: 'Logo Update',
  language: 'Language',
} as const

/** Title of each screen as breadcrumb and page title show it, and what 'Info on this page' says. */
export const screens = {
  singleOrder: 'Single Order',
  singleOrderInfo:
    'Enter one shipment, see what each carrier asks for it, book the one you choose. What you type is kept as a draft. Ctrl+Enter gets the rates, Enter on a rate books it.',
  prepaid: 'Prepaid/3P',
  prepaidInfo:
    'The same entry with the freight prepaid or billed to a third party; also a past shipment to change or to repeat.',
  collect: 'Collect',
  collectInfo:
    'The same entry with the freight paid by the consignee. It goes to the carrier agreed for collect freight, under its ship-via code, without a price of yours.',
  reviewRates: 'Review Rates',
  reviewRatesInfo:
    'Prices from two ZIPs, a weight and a class, before there is an order. Nothing is saved or booked; what you typed stands in the address. One press makes a shipment of a price.',
  reviewServices: 'Review Service',
  reviewServicesInfo:
    'How many days each carrier takes on a lane, whether it goes all the way itself, and when the freight comes.',
  spotQuotes: 'Quotes and offers',
  spotQuotesInfo:
    'What carriers were asked and offered, with the clock of each: those that end first stand first. Choose quotes to remind their carriers; a row shows who said what.',
  straightThrough: 'Straight Through',
  straightThroughInfo:
    'Orders that nobody would be asked about are priced, chosen and tendered by themselves, inside limits that you set. Everything it did stands here with why.',
  openOrders: 'Open Orders',
  openOrdersInfo:
    'What your customers ordered and is on no shipment yet, due first. Choose orders to build a shipment of each, or one of several that go to the same place.',
  multipleOrders: 'Multiple Orders',
  multipleOrdersInfo:
    'Shipments built from orders, from their items to delivery. Each tab is a step: what is missing in Set Items is named, and what is complete goes on by itself. Choose rows to do one thing with all of them; each says in the result what became of it.',
  dockView: 'Dock View',
  dockViewInfo:
    'The pickups of a day at your docks, by door and time: what is ready, late and gone. Drag a card to a door or press Alt with an arrow on it; the left and right arrows go to another day. The wall view is for a screen that everybody at the dock can read.',
  terminalInfo: 'Terminal Info',
  terminalInfoInfo:
    'The terminals that handle the freight at both ends of a lane, carrier by carrier, with address and phone.',
  tender: 'Tender',
  tenderInfo:
    'The shipments you chose, each with its carrier and price. What is ready goes out at once, exactly once each; what is not says why. The address keeps the choice.',
  track: 'Track',
  trackInfo:
    'Every shipment that is booked, on the road or delivered, by status. Choose a row to see its facts beside the list; press Enter to open it. What you filter stands in the address, so a link shows a colleague the same list.',
  contactUs: 'Contact Us',
  contactUsInfo: 'How to reach support by phone, mail and email, and when somebody answers.',
  userGuide: 'User Guide',
  userGuideInfo: 'How the daily work is done here, step by step.',
  printerSetup: 'Printer Setup',
  printerSetupInfo:
    'The PCs with printers and scales: pair one, choose what is printed where, print a test page, and say what came out.',
  preferences: 'Preferences',
  preferencesInfo: 'How this browser shows the product. These settings stay on this device.',
  changePassword: 'Change Password',
  changePasswordInfo: 'A new password takes effect at once. Other devices have to sign in again.',
  updateProfile: 'Update Profile',
  updateProfileInfo: 'Your name and how carriers and colleagues reach you. It stands on the papers you print.',
  profile: 'Set up your profile',
  profileInfo: 'Asked once: who you are, where your freight starts and who pays.',
  notFound: 'Page not found',
  shipmentDetails: 'Shipment',
  shipmentDetailsInfo:
    'Everything about one shipment: where it stands, what was quoted, its papers, mails and who did what. It updates by itself. Press . for all actions.',
  printDocuments: 'Print documents',
  printDocumentsInfo:
    'Bills of lading, labels and packing lists of the chosen shipments. What cannot be printed yet says why. The address keeps the choice, so a reload changes nothing.',
  carriers: 'Carriers',
  carriersInfo:
    'Who carries for you, how each one’s prices are had, whom to write to, and whether its insurance stands. A carrier marked do not use is never selected by itself; one whose insurance ran out can’t be booked.',
  itemMaster: 'Item Master',
  locations: 'Locations',
  locationsInfo:
    'The places of the address book, own docks among them, and where they come in from files of other systems.',
  orderIntegration: 'Order Integration',
  orderIntegrationInfo:
    'Where orders come from: folders on servers, mail, uploads. Test a connection, see what each source brought, and what waits for you.',
  itemMasterInfo:
    'What you ship often: class, NMFC, packaging and hazardous materials details, ready for the next shipment.',
  routingGuide: 'Manage Routing Guide',
  routingGuideInfo:
    'Which carriers go first, and which are not used, by customer, place, weight, value and day. The guide selects by itself; booking another carrier asks why.',
  guideOverrides: 'Routing guide overrides',
  guideOverridesInfo:
    'Bookings with another carrier than the routing guide’s: why, by whom, and what each cost. Filter by month and export for the month’s end.',
  billToLocations: 'Update API Bill-To Locations',
  billToLocationsInfo: 'Who is billed for third-party freight, as carriers’ price requests name them.',
  carrierMapping: 'Carrier Mapping',
  carrierMappingInfo: 'Your own ship-via codes and the carriers they stand for.',
  changeDefaults: 'Change Defaults',
  changeDefaultsInfo: 'Pickup times and services that new orders start with.',
  logoUpdate: 'Logo Update',
  logoUpdateInfo: 'Your company’s logo, as papers, mails, carriers and your colleagues see it.',
  outbox: 'Outbox',
  outboxInfo: 'Every mail that was written to carriers and people, what became of it, and its text.',
  rateSheets: 'Rate sheets',
  rateSheetsInfo:
    'Rate sheets of carriers and base tariffs: upload, compare with what is in force, activate on a day, history.',
  rateSheet: 'Rate sheet',
  rateSheetInfo:
    'One version: how its columns are read, what is wrong with it, what it changes, and from when it prices.',
  exchangeRates: 'Exchange rates',
  exchangeRatesInfo: 'What other currencies are worth, to compare prices with.',
  fuelPrograms: 'Fuel programs',
  fuelProgramsInfo: 'Tables that turn the weekly diesel price into a surcharge, and the prices by region.',
} as const

export const frame = {
  info: 'Info on this page',
  search: 'Search shipments, pages, actions',
  searching: 'Searching',
  searchEmpty: 'Nothing found. Try a BOL, PRO, reference, city or name, or a page.',
  searchFailed: 'The search did not answer. Check your connection and type again.',
  pro: 'PRO {number}',
  shipment: 'Shipment {id}',
  crumbs: 'Breadcrumb',
  news: 'Shipment {bol}: {status}',
  newsWaits: 'Shipment {bol}: {status} was reported through a link and waits for you.',
  pages: 'Pages',
  actions: 'Actions',
  records: 'Shipments',
  processing: 'Processing your request',
  loading: 'Loading',
  skip: 'Skip to the content',
  keySheet: 'Keyboard keys',
  keyEverywhere: 'Everywhere',
  keyHere: 'On this page',
  keyPalette: 'Search everything',
  keySearch: 'Search',
  keySheetRow: 'This sheet',
  keyJump: 'Go to {page}',
  keyDown: 'Next row',
  keyUp: 'Previous row',
  keySelect: 'Select the row',
  keyOpen: 'Open the row',
  keyEdit: 'Edit the row',
  keyMenu: 'Actions for the row',
  keyActions: 'Actions',
  keyPrint: 'Print',
  keyNextRate: 'Next rate',
  keyRateBefore: 'Rate before',
  keyRepeat: 'Repeat a shipment',
  keyClose: 'Close what is open',
  keysOff: 'Single-letter keys are switched off in Preferences.',
  colours: 'Colors',
  light: 'Light',
  dark: 'Dark',
  auto: 'As the system',
  noPermission: 'You do not have permission for this page. Please contact support by email {email}.',
  nothingReachable: 'No page is open to you yet. Please contact support by email {email}.',
  notFoundTitle: 'There is no page here',
  notFoundWhy: 'The address {place} does not lead anywhere. It may have been moved, or mistyped.',
  toHome: 'Go to the first page',
  crashTitle: 'This page stopped working',
  crashWhy: 'Something unexpected happened on this page. What you typed is kept.',
  crashNext: 'Open the page again to go on. If it happens again, contact support and tell them what you did.',
  chunkTitle: 'This page did not arrive',
  chunkWhy: 'The connection is slow, or the product was updated since you opened it.',
  chunkNext: 'Reload to get the current version. What you typed is kept.',
  reload: 'Reload',
  openAgain: 'Open again',
  waiting: 'The server is busy. Trying again in {seconds} s; nothing is lost.',
  liveOff:
    'Live updates do not come through at the moment. What others change shows when you come back to this page or load it again.',
  offline: 'You are offline. Changes wait until the connection is back.',
} as const

export const stationState = {
  none: 'Printers',
  ready: '{station}: printer ready',
  off: '{station}: no printer ready',
  gone: '{station} is offline',
  asks: { one: '{count} print job is asked about', other: '{count} print jobs are asked about' },
  open: 'Open Printer Setup',
}
