import { approvals } from './messages/approvals.ts'
import { booking } from './messages/booking.ts'
import { bulk } from './messages/bulk.ts'
import { carriers } from './messages/carriers.ts'
import { dayEnd } from './messages/dayEnd.ts'
import { dock } from './messages/dock.ts'
import { exceptions } from './messages/exceptions.ts'
import { files } from './messages/files.ts'
import { general } from './messages/general.ts'
import { imports } from './messages/imports.ts'
import { invoices } from './messages/invoices.ts'
import { labels } from './messages/labels.ts'
import { orders } from './messages/orders.ts'
import { people } from './messages/people.ts'
import { quotes } from './messages/quotes.ts'
import { rates } from './messages/rates.ts'
import { reports } from './messages/reports.ts'
import { shipments } from './messages/shipments.ts'
import { signIn } from './messages/signIn.ts'
import { stations } from './messages/stations.ts'
import { tracking } from './messages/tracking.ts'

/**
 * Every message the server can answer with: one row {status, text} by code. Server, OpenAPI and browser all read this
 * table; `{name}` in a text is filled from `params`. Texts of specification §8 are kept to the letter.
 */
export const messages = {
  ...general,
  ...approvals,
  ...booking,
  ...bulk,
  ...carriers,
  ...dayEnd,
  ...dock,
  ...exceptions,
  ...files,
  ...imports,
  ...invoices,
  ...labels,
  ...orders,
  ...people,
  ...quotes,
  ...rates,
  ...reports,
  ...shipments,
  ...signIn,
  ...stations,
  ...tracking,
}

export type MessageCode = keyof typeof messages

export interface FieldIssue {
  /** Where it stands: `body.Items.0.Weight`, `query.statuscode`. */
  readonly at: string
  /** A key of the browser's field messages: `required`, `too_long`, ... */
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/** What every refused call answers with. */
export interface ErrorReply {
  readonly code: MessageCode
  readonly message: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly issues?: readonly FieldIssue[]
  readonly requestId: string
}
