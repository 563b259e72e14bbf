/** Limits and defaults of specification §9 and §5. */
export const ZIP_MAX = 10
export const STATE_LENGTH = 2
export const CONTACT_NAME_MAX = 30
export const PAGE_SIZE_DEFAULT = 10
export const PAGE_INDEX_DEFAULT = 1
export const PAGE_SIZE_MAX = 500
export const BUCKET_FRESHNESS_MINUTES = 15
export const COLLECT_PICKUP_FROM = '11:00'
export const COLLECT_PICKUP_TO = '15:30'
export const DEFAULT_UNIT_FACTOR = 1.0
export const DEFAULT_FREIGHT_PACKAGE_TYPE = 'CTN'
export const PARCEL_PACKAGE_TYPE = '02'
export const DECLARED_VALUE_CURRENCY = 'USD'
export const BILL_TO_COUNTRY = 'US'
export const BOL_PRINT_COUNT = 3
export const CHUNK_TIMEOUT_SECONDS = 120

/** Limits of ours, where the specification names none. */
export const ITEMS_MAX = 200
/** Rows of one bulk job. */
export const BULK_ROWS_MAX = 5_000
/** Views of one list that a person keeps. */
export const VIEWS_MAX = 50
/** Stops of one shipment, first and last included. */
export const STOPS_MAX = 40
/** Rows of handling units. */
export const UNITS_MAX = 500
export const BILLS_MAX = 40
export const UPLOAD_MAX_BYTES = 25 * 1024 * 1024
export const FILES_PER_SHIPMENT_MAX = 200
/** Older drafts than that many of a person make room for new ones. */
export const DRAFTS_MAX = 50
/** Bytes of one half-entered shipment as JSON: several times what two hundred items take. */
export const DRAFT_BYTES_MAX = 256 * 1024
/** Mails further back than that are found from their shipment. */
export const MAILS_LISTED_MAX = 10_000
/** Pages of one printed file. */
export const PRINT_PAGES_MAX = 10_000
/** Shortest password we take; length is the rule, composition is not (NIST SP 800-63B §3.1.1.2). */
export const PASSWORD_LENGTH_MIN = 12
export const PASSWORD_LENGTH_MAX = 200
