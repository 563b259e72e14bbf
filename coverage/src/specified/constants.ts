import type { Area } from '../areas.ts'
import type { Claims } from '../proof.ts'

/** A constant of §9 (and the limits of §5, the chunk time-out of §8): where it is defined, and what it must be. */
export interface Constant {
  readonly area: Area
  readonly what: string
  /** Null: nobody has defined it yet. */
  readonly name: string | null
  readonly must: string | number
  /** Default: the contract's table. */
  readonly in?: string
}

const constant = (area: Area, what: string, name: string | null, must: string | number, file?: string): Constant => ({
  area,
  what,
  name,
  must,
  ...(file === undefined ? {} : { in: file }),
})

export const specifiedConstants: readonly Constant[] = [
  constant('spine', 'list page size', 'PAGE_SIZE_DEFAULT', 10),
  constant('spine', 'page index', 'PAGE_INDEX_DEFAULT', 1),
  constant('orders', 'freshness of a bucket, minutes', 'BUCKET_FRESHNESS_MINUTES', 15),
  constant('freight', 'freshness of carrier meta-tags, days', 'METATAG_FRESH_DAYS', 3),
  constant('spine', 'freight quote valid, ms', 'QUOTE_LIFE_MS', 86_400_000, 'packages/domain/src/rates/quoteLife.ts'),
  constant('spine', 'collect pickup from', 'COLLECT_PICKUP_FROM', '11:00'),
  constant('spine', 'collect pickup to', 'COLLECT_PICKUP_TO', '15:30'),
  constant('spine', 'unit factor', 'DEFAULT_UNIT_FACTOR', 1),
  constant('spine', 'freight package type', 'DEFAULT_FREIGHT_PACKAGE_TYPE', 'CTN'),
  constant('spine', 'class of a blank item', 'BLANK_CLASS', '70', 'packages/domain/src/freight/classes.ts'),
  constant('parcel', 'parcel package type', 'OWN_PACKAGING', '02', 'packages/domain/src/parcel/parcelPackaging.ts'),
  constant('spine', 'declared value currency', 'DECLARED_VALUE_CURRENCY', 'USD'),
  constant('spine', 'bill-to country', 'BILL_TO_COUNTRY', 'US'),
  constant('paper', 'BOL print count', 'BOL_PRINT_COUNT', 3),
  constant('kit', 'chunk time-out, seconds', 'CHUNK_TIMEOUT_SECONDS', 120),
  constant('freight', 'rate mode shown as Add a New Carrier', 'RATE_MODE_NEW_CARRIER', 'TLXQ1'),
  constant('freight', 'rate mode id of the real-time provider', 'RATE_MODE_PROVIDER', 1),
  constant('freight', 'rate mode id of all modes', 'RATE_MODE_ALL', 120),
  constant('parcel', 'UPS invoices that count', 'UPS_INVOICES_COUNTED', 3, 'packages/domain/src/parcel/upsInvoice.ts'),
  constant('parcel', 'UPS invoice age, days', 'UPS_INVOICE_DAYS', 90, 'packages/domain/src/parcel/upsInvoice.ts'),
  constant(
    'parcel',
    'UPS invoice age in other countries, days',
    'UPS_INVOICE_DAYS_ELSEWHERE',
    45,
    'packages/domain/src/parcel/upsInvoice.ts',
  ),
  constant('parcel', 'UPS doc tab, inches', 'UPS_TAB_INCHES', 2, 'packages/domain/src/parcel/labelStock.ts'),
  constant('parcel', 'FedEx doc tab, inches', 'FEDEX_TAB_INCHES', 0.75, 'packages/domain/src/parcel/labelStock.ts'),
  constant('reports', 'stars of a rating', 'STARS_MAX', 5),
]

/** The limits of texts, by which the contract reads and the forms count. */
const limits = 'packages/domain/src/shipment/limits.ts'

/** Where a label of 6 inches is put on longer stock: the tab above it, below it, or none. */
const scoreCard = 'packages/contract/src/wire/scoreCard.ts'
const tabs = 'packages/documents/src/parcelLabel/onStock.ts'

/** What §9 says beside figures. */
export const constantClaims: Claims = {
  spine: {
    'ZIP length': [limits, 'zip: 10,'],
    'state length': [limits, 'state: 2,'],
    'contact name length': [limits, 'contactName: 30,'],
    'payment codes P and C': ['packages/domain/src/shipment/payment.ts', "'P'", "'C'"],
    'default language en-us': ['packages/web/src/texts/language.ts', "'en-us'"],
    'es-es as the other language': ['packages/web/src/texts/language.ts', "'es-es'"],
    'support e-mail is configured': ['packages/server/src/settings.ts', 'SUPPORT_EMAIL'],
    'mailroom e-mail is configured': ['packages/server/src/settings.ts', 'MAILROOM_EMAIL'],
  },
  kit: {
    'notifications appear top-right': ['packages/web/src/app/Notices.tsx', 'position="top-right"'],
    'page analytics identifier in local storage': ['packages/web/src/app/vitals.ts', 'localStorage.setItem(BROWSER'],
  },
  paper: {
    'printer type PDF (laser)': ['packages/contract/src/calls/Shipment/CheckBOLandDownload.ts', "'pdf'"],
    'printer type ZPL (thermal)': ['packages/contract/src/calls/Shipment/CheckBOLandDownload.ts', "'zpl203'"],
  },
  parcel: {
    'ZPL for UPS, doc tab on top': [tabs, "tab === 'top' ? room : 0"],
    'ZPL for UPS, doc tab at the bottom': [tabs, "tab === 'top' ? 0 : labelStocks['4x6']"],
    'ZPL for UPS, no doc tab': [tabs, "tab === 'none'"],
    'ZPL for FedEx, doc tab on top': [tabs, "tab === 'top' ? room : 0"],
    'ZPL for FedEx, doc tab at the bottom': [tabs, "tab === 'top' ? 0 : labelStocks['4x6']"],
    'ZPL for FedEx, no doc tab': [tabs, "tab === 'none'"],
  },
  reports: {
    'scorecard counts Total': [scoreCard, 'Total: z.int()'],
    'scorecard counts Won': [scoreCard, 'Won: z.int()'],
    'scorecard counts Lost': [scoreCard, 'Lost: z.int()'],
    'scorecard counts Missed': [scoreCard, 'Missed: z.int()'],
    'scorecard counts No Bid': [scoreCard, 'NoBid: z.int()'],
    'scorecard by carrier and month': ['packages/server/src/modules/scorecard/scores.ts', 'group by carrier, month'],
    'schedule: run now': ['packages/contract/src/calls/Shipment/SendReportFile.ts', "'runNow'"],
    'schedule: run now with schedule': [
      'packages/contract/src/calls/Shipment/SendReportFile.ts',
      "'runNowAndSchedule'",
    ],
    'schedule: schedule': ['packages/contract/src/calls/Shipment/SendReportFile.ts', "'schedule'"],
    'schedule: daily': ['packages/contract/src/wire/reportSchedule.ts', "'day'"],
    'schedule: weekly': ['packages/contract/src/wire/reportSchedule.ts', "'week'"],
    'schedule: monthly': ['packages/contract/src/wire/reportSchedule.ts', "'month'"],
    'schedule: at a time': ['packages/contract/src/wire/reportSchedule.ts', 'at: wireTime'],
  },
}
