/** Limits and defaults of specification §9 and §5. */
export const PAGE_SIZE_DEFAULT = 10
export const PAGE_INDEX_DEFAULT = 1
export const PAGE_SIZE_MAX = 500
export const BUCKET_FRESHNESS_MINUTES = 15
export const COLLECT_PICKUP_FROM = '11:00'
export const COLLECT_PICKUP_TO = '15:30'
export const DEFAULT_UNIT_FACTOR = 1.0
export const DEFAULT_FREIGHT_PACKAGE_TYPE = 'CTN'
export const DECLARED_VALUE_CURRENCY = 'USD'
export const BILL_TO_COUNTRY = 'US'
export const BOL_PRINT_COUNT = 3
export const CHUNK_TIMEOUT_SECONDS = 120

/** Limits of ours, where the specification names none. */
export const ITEMS_MAX = 200
/** Rows of one bulk job. */
export const BULK_ROWS_MAX = 10_000
/** Shipments that are reviewed and tendered together. */
export const TENDERS_AT_ONCE_MAX = 200
/** Views of one list that a person keeps. */
export const VIEWS_MAX = 50
/** Stops of one shipment, first and last included. */
export const STOPS_MAX = 40
/** Rows of handling units. */
export const UNITS_MAX = 500
export const BILLS_MAX = 40
export const UPLOAD_MAX_BYTES = 25 * 1024 * 1024
/** Rate files are the largest that carriers send: a base tariff as a spreadsheet. */
export const RATE_FILE_MAX_BYTES = 200 * 1024 * 1024
/** Files of sales orders. */
export const ORDER_FILE_MAX_BYTES = 200 * 1024 * 1024
/** Sources of order files that a company may have. */
export const ORDER_SOURCES_MAX = 50
/** People who hear of a source's files, and senders whose mails it takes. */
export const SOURCE_PEOPLE_MAX = 20
export const SOURCE_SENDERS_MAX = 100
/** Files and mails of a source that are shown: the newest. */
export const SOURCE_FILES_SHOWN = 10
/** A day between two looks at most. */
export const SOURCE_MINUTES_MAX = 1_440
/** Rows of a file that is imported row by row, and its columns. */
export const IMPORT_ROWS_MAX = 2_000_000
export const IMPORT_COLUMNS_MAX = 500
/** Rows that belong together, such as the lines of one order. */
export const IMPORT_GROUP_MAX = 20_000
/** Rows of one table of a rate file: several base tariffs' worth. */
export const RATE_ROWS_MAX = 1_000_000
export const RATE_COLUMNS_MAX = 300
/** Fuel programs, base tariffs and prices of fuel that a form offers: the newest. */
export const RATE_CHOICES_MAX = 1_000
export const FILES_PER_SHIPMENT_MAX = 200
/** Older drafts than that many of a person make room for new ones. */
export const DRAFTS_MAX = 50
/** Bytes of one half-entered shipment as JSON: several times what two hundred items take. */
export const DRAFT_BYTES_MAX = 256 * 1024
/** Mails further back than that are found from their shipment. */
export const MAILS_LISTED_MAX = 10_000
/** The header of a file that says how many of what was asked for it lacks. */
export const LACKING_HEADER = 'x-lacking'
/** Pages of one printed file. */
export const PRINT_PAGES_MAX = 10_000
/** Megabytes of papers and attachments that are put together as one printed file: it is made in memory. */
export const PRINT_MB_MAX = 100
/** Carriers' labels that one PDF takes: each is drawn. Their commands (ZPL) are as many as pages. */
export const LABELS_DRAWN_MAX = 500
/** People of a company that one answer names. */
export const MEMBERS_MAX = 1000

/** The highest booking limit of a person, in minor units. */
export const BOOKING_LIMIT_MAX = 10_000_000_00
/** Shortest password that any installation takes; settings say which one does. Composition is no rule (NIST SP 800-63B §3.1.1.2). */
export const PASSWORD_LENGTH_MIN = 8
export const PASSWORD_LENGTH_MAX = 200

/** Rate modes of specification §9 beside the modes of freight: the real-time provider's, and all of them. */
export const RATE_MODE_PROVIDER = 1
export const RATE_MODE_ALL = 120
/** The value of a choice that is no carrier yet: it reads 'Add a New Carrier'. */
export const RATE_MODE_NEW_CARRIER = 'TLXQ1'
/** What the provider says of its carriers counts as loaded for that many days. */
export const METATAG_FRESH_DAYS = 3
/** Papers that are kept with one carrier: insurance, authority, rate sheets as they came. */
export const FILES_PER_CARRIER_MAX = 50
/** There are some four hundred LTL carriers in the country; a company that loads more sees the first of them. */
export const CARRIERS_MAX = 2_000
/** A logo is printed on every paper and goes with every mail. */
export const LOGO_MAX_BYTES = 1024 * 1024
/** Pixels of one side of a logo, and of the whole picture: more than any printer shows in its place on a paper. */
export const LOGO_SIDE_MAX = 4096
export const LOGO_PIXELS_MAX = 1_000_000

/** Pallets that a company sets: one for each type of packaging that stands on a floor. */
export const PALLETS_MAX = 20
/** Boxes of its own that a company packs into. */
export const OWN_BOXES_MAX = 50
/** Orders that a rule for orders that need nobody is tried over before it is switched on. */
export const STRAIGHT_PREVIEWED = 200
/** Ship confirmations that are shown beside an order or a shipment. */
export const CONFIRMATIONS_SHOWN = 50
/** Sales orders on one shipment. */
export const ORDERS_ON_SHIPMENT_MAX = 100
/** Shipments that are merged into one at a time. */
export const CONSOLIDATED_MAX = 50
/** Groups of freight that could ride together, as many as are shown. */
export const PROPOSALS_SHOWN = 20
/** Of open orders or shipments that share a ZIP, a day, terms and mode with another, the soonest are looked at. */
export const PROPOSALS_LOOKED_AT = 20_000
/** Pickups of one day that the board of a dock shows. */
export const DOCK_PICKUPS_MAX = 1_000
/** Own docks that it is narrowed to, and doors that it knows. */
export const DOCK_SITES_MAX = 500
export const DOCK_DOORS_MAX = 200
/** The day and those after it that it counts. */
export const DOCK_DAYS = 7

/** Stars of a rating (specification §9): the most that a carrier gets. */
export const STARS_MAX = 5
