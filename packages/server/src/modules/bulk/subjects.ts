import { BULK_ROWS_MAX } from '@waybill/contract'
import type { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { type Tx, within } from '../../db/open.ts'
import type { Given } from '../../handler.ts'
import { readerOf } from '../../lists/listSql.ts'
import { Refusal } from '../../refusal.ts'
import { carriersAsked } from '../carriers/index.ts'
import { privatePurposes, shownMails } from '../mails/index.ts'
import { openFromImport, ordersAsked } from '../salesOrders/index.ts'
import { itemsFound } from '../setup/index.ts'
import { listQuery, listQuestion } from '../shipments/index.ts'
import type { BulkList, BulkSubject } from './action.ts'
import { actions } from './actions.ts'
import { lockOwnJob } from './ownJob.ts'

/** A row of a job; without a name it is not there (any more). */
export interface NamedSubject extends BulkSubject {
  readonly name: string | null
}

type Asked = Given<typeof StartBulk>

/** Names of the chosen rows, in the order in which they were chosen. */
async function chosen({ tx, who, input }: Asked, list: BulkList): Promise<NamedSubject[]> {
  const rows = input.rows ?? []
  const ids = rows.map(row => row.id)
  const own = <T extends { where: (column: 'client_id', op: '=', value: number) => T }>(query: T): T =>
    query.where('client_id', '=', who.clientId)
  const found = await {
    shipments: () =>
      own(tx.selectFrom('shipment'))
        .where('shipment_id', 'in', ids)
        .select(['shipment_id as id', 'bol_number as name']),
    items: () => own(tx.selectFrom('item')).where('item_id', 'in', ids).select(['item_id as id', 'sku as name']),
    mails: () =>
      own(tx.selectFrom('mail'))
        .where('mail_id', 'in', ids)
        .where('purpose', 'not in', privatePurposes)
        .select(['mail_id as id', 'subject as name']),
    carriers: () =>
      own(tx.selectFrom('carrier'))
        .where('carrier_id', 'in', ids)
        .where('active', '=', true)
        .select(['carrier_id as id', 'name']),
    quotes: () =>
      tx
        .selectFrom('spot_quote as q')
        .innerJoin('shipment as s', join =>
          join.onRef('s.client_id', '=', 'q.client_id').onRef('s.shipment_id', '=', 'q.shipment_id'),
        )
        .where('q.client_id', '=', who.clientId)
        .where('q.spot_id', 'in', ids)
        .select(['q.spot_id as id', 's.bol_number as name']),
    labels: () =>
      own(tx.selectFrom('label')).where('label_id', 'in', ids).select(['label_id as id', 'tracking_number as name']),
    orders: () =>
      own(tx.selectFrom('sales_order')).where('order_id', 'in', ids).select(['order_id as id', 'number as name']),
  }
    [list]()
    .execute()
  const names = new Map(found.map(row => [row.id, row.name]))
  const once = new Map(rows.map(row => [row.id, { id: row.id, version: row.version ?? null }]))
  return [...once.values()].map(row => ({ ...row, name: names.get(row.id) ?? null }))
}

/** Chosen shipments by their numbers, each once. */
export async function chosenShipments(
  tx: Tx,
  clientId: number,
  rows: readonly { readonly id: number; readonly version: number }[],
): Promise<NamedSubject[]> {
  const found = await tx
    .selectFrom('shipment')
    .select(['shipment_id', 'bol_number'])
    .where('client_id', '=', clientId)
    .where(
      'shipment_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const names = new Map(found.map(row => [row.shipment_id, row.bol_number]))
  const once = new Map(rows.map(row => [row.id, row]))
  return [...once.values()].map(row => ({ ...row, name: names.get(row.id) ?? null }))
}

const LIMIT = BULK_ROWS_MAX + 1

async function allShipments({ tx, who, input, now }: Asked): Promise<NamedSubject[]> {
  const question = input.shipments
  if (question === undefined) throw missing('shipments')
  const asked = listQuestion(who, question.statuscode, question, now)
  const rows = await within(tx).read(listQuery({ ...asked, limit: LIMIT, offset: 0, after: null }))
  return rows.flatMap(({ shipment_id: id, version, bol_number: name }) => (id === null ? [] : [{ id, version, name }]))
}

const allItems = ({ tx, who, input }: Asked): Promise<NamedSubject[]> => {
  if (input.items === undefined) throw missing('items')
  const found = itemsFound(tx, who.clientId, input.items)
  return found.select(['item_id as id', 'version', 'sku as name']).orderBy('sku').limit(LIMIT).execute()
}

async function allMails({ app, tx, who, input }: Asked): Promise<NamedSubject[]> {
  if (input.mails === undefined) throw missing('mails')
  const found = shownMails(app, who.clientId, { ...input.mails, timeZone: who.timeZone })
  const query = found.select(['mail_id', 'subject']).orderBy('mail_id', 'desc').limit(LIMIT)
  return (await within(tx).read(query)).map(row => ({ id: row.mail_id, version: null, name: row.subject }))
}

const allCarriers = ({ tx, who, input, now }: Asked): Promise<NamedSubject[]> => {
  if (input.carriers === undefined) throw missing('carriers')
  const { found } = carriersAsked(tx, readerOf(who, now), input.carriers)
  const rows = found.clearSelect().select(['c.carrier_id as id', 'c.version', 'c.name'])
  return rows.orderBy('c.carrier_id').limit(LIMIT).execute()
}

/** The orders that one's own job cancelled, as they are now. @throws {Refusal} NotFound */
async function cancelledBy({ tx, who, input }: Asked, bulkId: number): Promise<NamedSubject[]> {
  const { action } = await lockOwnJob(tx, who, bulkId)
  if (action !== 'cancelOrders' || input.action !== 'reopenOrders') throw new Refusal('NotFound')
  const rows = await tx
    .selectFrom('bulk_row')
    .select(['subject_id as id', 'name'])
    .where('client_id', '=', who.clientId)
    .where('bulk_id', '=', bulkId)
    .where('state', '=', 'done')
    .orderBy('row_no')
    .execute()
  return rows.map(row => ({ ...row, version: null }))
}

const allOrders = async (asked: Asked): Promise<NamedSubject[]> => {
  const { tx, who, input, now } = asked
  if (input.undoBulkId !== undefined) return cancelledBy(asked, input.undoBulkId)
  if (input.runId !== undefined) return [...(await openFromImport(tx, who.clientId, input.runId, LIMIT))]
  if (input.orders === undefined) throw missing('orders')
  const { found } = ordersAsked(tx, readerOf(who, now), input.orders)
  const rows = found.clearSelect().select(['o.order_id as id', 'o.version', 'o.number as name'])
  return rows.orderBy('o.order_id').limit(LIMIT).execute()
}

/** Questions and labels are chosen one by one: their lists have no question of their own. */
const allQuotes = (): Promise<NamedSubject[]> => Promise.reject(missing('rows'))

const missing = (at: string) => new Refusal('InvalidInput', {}, [{ at: `body.${at}`, code: 'required', params: {} }])

const all = {
  shipments: allShipments,
  items: allItems,
  mails: allMails,
  carriers: allCarriers,
  quotes: allQuotes,
  orders: allOrders,
  labels: allQuotes,
} as const

/**
 * The rows of a new job: the chosen ones, or those that the list shows at this moment.
 * @throws {Refusal} TooManyRows; ListGrew where the list has more than whoever asked has seen
 */
export async function subjectsOf(asked: Asked): Promise<NamedSubject[]> {
  const { list } = actions[asked.input.action]
  const subjects = await (asked.input.rows === undefined ? all[list](asked) : chosen(asked, list))
  const { rows, seen } = asked.input
  if (subjects.length > BULK_ROWS_MAX) throw new Refusal('TooManyRows', { max: BULK_ROWS_MAX })
  if (rows === undefined && seen !== undefined && subjects.length > seen.count) {
    throw new Refusal('ListGrew', { before: seen.count, now: subjects.length })
  }
  return subjects
}
