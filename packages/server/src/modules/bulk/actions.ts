import type { BulkAction } from '@waybill/contract/wire/bulk.ts'
import type { Action } from './action.ts'
import { carrierActions } from './actions/carriers.ts'
import { itemActions } from './actions/items.ts'
import { labelActions } from './actions/labels.ts'
import { mailActions } from './actions/mails.ts'
import { orderActions } from './actions/orders.ts'
import { quoteActions } from './actions/quotes.ts'
import { rateActions } from './actions/rate.ts'
import { shipActions } from './actions/ship.ts'
import { shipmentActions } from './actions/shipments.ts'
import { tenderActions } from './actions/tender.ts'

/** What can be done with many rows: one that the contract names and nobody does, or the other way round, does not compile. */
export const actions = {
  ...shipmentActions,
  ...tenderActions,
  ...rateActions,
  ...itemActions,
  ...mailActions,
  ...carrierActions,
  ...quoteActions,
  ...orderActions,
  ...labelActions,
  ...shipActions,
} satisfies Readonly<Record<BulkAction, Action>> as Readonly<Record<BulkAction, Action>>
