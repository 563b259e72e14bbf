import { ORDER_FILE_MAX_BYTES } from '@waybill/contract'
import { ORDER_LINES_MAX } from '@waybill/contract/wire/salesOrder.ts'
import { type ImportFault, openQuantity, orderName } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import { type ImportGroup, importKind, type Judged, type Noted, type Written } from '../../imports/importKind.ts'
import { placeChecks } from '../addressChecks/index.ts'
import { carryChanges, itemsOrdered, onePlace } from '../orderBuilding/index.ts'
import {
  findOrders,
  insertOrders,
  lockShipmentsOf,
  noteCancelled,
  numberLines,
  type OrderRecord,
  ordersWithin,
  takeOverOrder,
  touchOrders,
} from '../salesOrders/index.ts'
import { type Compared, comparedWith } from './changesOf.ts'
import { lineIn } from './inProportion.ts'
import { matchedLines } from './matchedLines.ts'
import { orderFields } from './orderFields.ts'
import { isHeadField, orderOfRows, type ReadOrder } from './orderOfRows.ts'
import { saidOfBoth, saysAnother } from './otherOrder.ts'
import { plainOrder, saidFields } from './plainRows.ts'
import { orderUndo } from './undoOrders.ts'
import { type ItemOf, weightFaults } from './weightFaults.ts'

interface OrderThing {
  readonly read: ReadOrder
  readonly before: OrderRecord | null
  /** Of a new order: which of its number and back order it is, from 0. */
  readonly namesake: number
  /** Whether a person said that the order, which another source brought, is this one's from now on. */
  readonly isTakenOver: boolean
  /** Null: a new order. */
  readonly compared: Compared | null
  readonly row: number
}

interface Known {
  /** By number and back order: several where a person keeps them apart, the oldest first. */
  readonly orders: ReadonlyMap<string, readonly OrderRecord[]>
  /** Shipments that hold something of them, locked. */
  readonly locked: ReadonlySet<number>
  /** What the item master says of a line's item. */
  readonly itemOf: ItemOf
  /** Names of other sources that orders belong to. */
  readonly others: ReadonlyMap<number, string>
}

/** What other sources that these orders belong to are called; one that is gone owns nothing. A person's own file may change any. */
async function otherSources(tx: Tx, clientId: number, sourceId: number | null, records: readonly OrderRecord[]) {
  if (sourceId === null) return new Map<number, string>()
  const ids = new Set(records.flatMap(({ sourceId: own }) => (own === null || own === sourceId ? [] : [own])))
  if (ids.size === 0) return new Map<number, string>()
  const rows = await tx
    .selectFrom('order_source')
    .select(['source_id', 'name'])
    .where('client_id', '=', clientId)
    .where('source_id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ source_id, name }) => [source_id, name]))
}

const keyOf = (number: string, backOrder: string): string => JSON.stringify([number, backOrder])

const headColumns = orderFields.filter(({ name, place }) => place !== undefined || isHeadField(name))

/** Whether a file says anything of where an order goes. */
const saysPlace = (fields: ReadonlySet<string>): boolean =>
  orderFields.some(({ name, place }) => place !== undefined && fields.has(name))

/** Whether a row says an item and how many of it, and nothing of an order: a line of the one above it. */
function isLineAlone(cell: (field: string) => string): boolean {
  const has = (field: string): boolean => cell(field).trim() !== ''
  if (headColumns.some(({ name }) => has(name))) return false
  return ['SKU', 'ItemCode', 'Description'].some(has) && ['OriginalQty', 'OpenQty'].some(has)
}

/** Shipments that are locked while a batch is worked: each takes some 15 ms, and people wait for them. */
const SHIPMENTS_AT_ONCE = 50

/** What tells the order of a group apart; a blank number: it says none. */
function nameOf([first]: ImportGroup['rows']): { readonly number: string; readonly backOrder: string } {
  const said = (field: string): string => String(first?.values[field] ?? '').trim()
  return { number: said('OrderNumber'), backOrder: said('BackOrderCode') }
}

/** What a row calls its item. */
function codesOf({ values }: ImportGroup['rows'][number]) {
  const said = (field: string): string => String(values[field] ?? '').trim()
  return { sku: said('SKU'), itemCode: said('ItemCode') }
}

/** An order that has nothing to ship, as its file says. One that is open here is a word to a person: it would go out. */
function leftOut(out: ImportFault, before: OrderRecord | null, row: number): Judged<OrderThing> {
  const isOpen = before?.order.lines.some(({ counts }) => openQuantity(counts) > 0) === true
  return isOpen ? { faults: [{ row, field: '', code: out, params: {} }] } : { skip: out }
}

interface Judging {
  readonly policy: 'update' | 'skip' | 'refuse'
  readonly fields: ReadonlySet<string>
  readonly sourceId: number | null
}

/** The order as the file says it, where it is this one. */
const readAs = (rows: ImportGroup['rows'], record: OrderRecord | undefined, fields: ReadonlySet<string>) =>
  orderOfRows(rows, record === undefined ? null : { ...record.order, fields })

/** What is left of candidates once those that do not fit are gone; all of them where none fits. */
const narrowed = <T>(all: readonly T[], fits: (one: T) => boolean): readonly T[] => {
  const fitting = all.filter(fits)
  return fitting.length > 0 ? fitting : all
}

const isOpenHere = ({ state }: Pick<OrderRecord, 'state'>): boolean => state === 'open' || state === 'planned'

/**
 * Which of the orders of one number is meant: the source's own; of several, the one that goes to the same place, and of those
 * the one that has the file's lines. One that is over is meant before an open one by no word of its own: what cancels or
 * holds the open one would be lost.
 * @returns isCertain: false where no word of the file tells them apart
 */
function meantOf(
  rows: ImportGroup['rows'],
  records: readonly OrderRecord[],
  { fields, sourceId }: Judging,
): { readonly before: OrderRecord | undefined; readonly isCertain: boolean } {
  const own = sourceId === null ? [] : records.filter(record => record.sourceId === sourceId)
  const among = own.length > 0 ? own : records
  if (among.length < 2) return { before: among[0], isCertain: true }
  const candidates = among.map(record => {
    const read = readAs(rows, record, fields)
    if (!('order' in read)) return { record, isThere: false, isWhole: false }
    return {
      record,
      isThere: onePlace(read.order.shipTo) === onePlace(record.order.shipTo),
      isWhole: matchedLines(record.order.lines, read.lines, fields).every(line => line !== null),
    }
  })
  const there = narrowed(candidates, ({ isThere }) => isThere)
  const whole = narrowed(there, ({ isWhole }) => isWhole)
  const [meant] = narrowed(whole, ({ record }) => isOpenHere(record))
  return { before: meant?.record, isCertain: whole.length === 1 && meant?.isThere === true }
}

/**
 * Which orders of a number an answer leaves to be meant. Whoever said that it is the same, or takes it over, saw one order, whichever
 * of its number the file would mean by now: once that one is gone, or over since, nothing is known of the others.
 * @returns isStale: the answer is about an order that can't be meant any more, and is asked again
 */
function answeredOf(
  { answer, shown }: ImportGroup,
  records: readonly OrderRecord[],
): {
  readonly answered: readonly OrderRecord[]
  readonly answer: ImportGroup['answer']
  readonly isStale: boolean
} {
  if (answer === null || answer === 'another') return { answered: records, answer, isStale: false }
  const seen = records.find(({ orderId }) => orderId === shown?.id)
  const wasOpen = shown?.state === 'open' || shown?.state === 'planned'
  if (seen === undefined || (wasOpen && !isOpenHere(seen))) return { answered: records, answer: null, isStale: true }
  return { answered: [seen], answer, isStale: false }
}

/** The first namesake that no order of the number has: whatever is added anew takes the place of one that was undone. */
function freeNamesake(records: readonly OrderRecord[]): number {
  const taken = new Set(records.map(({ namesake }) => namesake))
  let free = 0
  while (taken.has(free)) free += 1
  return free
}

function judge(group: ImportGroup, known: Known, judging: Judging): Judged<OrderThing> {
  const { rows, out, isCancelled } = plainOrder(group.rows)
  const { policy, fields } = judging
  const row = rows[0]?.row ?? 0
  if (rows.length > ORDER_LINES_MAX) {
    return { faults: [{ row, field: 'OrderNumber', code: 'tooManyLines', params: { max: ORDER_LINES_MAX } }] }
  }
  const { number, backOrder } = nameOf(rows)
  const records = known.orders.get(keyOf(number, backOrder)) ?? []
  const { answered, answer, isStale } = answeredOf(group, records)
  const { before, isCertain } = answer === 'another' ? { isCertain: true } : meantOf(rows, answered, judging)
  if (out !== null && !isCancelled) return leftOut(out, before ?? null, row)
  const read = readAs(rows, before, fields)
  if ('faults' in read) return read
  const doubted = group.isWeightRight ? [] : weightFaults(read.lines, known.itemOf, fields)
  if (doubted.length > 0) return { faults: doubted }
  const name = orderName(read.order)
  const thing = { read, row, compared: null, namesake: 0, isTakenOver: answer === 'same' || answer === 'takeOver' }
  if (before === undefined) {
    if (read.lines.every(line => line.isCancelled)) {
      const code = read.lines.some(line => line.saysOpen) ? 'nothingOpen' : (out ?? 'cancelledUnknown')
      return { skip: code, params: { name } }
    }
    return { thing: { ...thing, before: null, namesake: freeNamesake(records) }, will: 'added' }
  }
  if (policy === 'skip') return { skip: 'known', params: { name } }
  if (policy === 'refuse') return { faults: [{ row, field: 'OrderNumber', code: 'known', params: { name } }] }
  const compared = comparedWith(before, read, fields)
  if (compared.faults.length > 0) return { faults: compared.faults }
  const { changes } = compared
  if (changes !== null && answer !== 'same') {
    const mayBeAnother =
      isStale || !isCertain || saysAnother(before, read, changes) || (!saysPlace(fields) && changes.added.length > 0)
    const source = answer === 'takeOver' ? undefined : known.others.get(before.sourceId ?? 0)
    const both = saidOfBoth(before, read, fields)
    // Two systems count alike: neither changes the other's order unasked, and whose it is says not yet that it is this one.
    if (source !== undefined) {
      const params = { source, ...both, ...(mayBeAnother ? { asksNext: 'otherOrder' } : {}) }
      return { faults: [{ row, field: 'OrderNumber', code: 'otherSource', params }] }
    }
    if (mayBeAnother) return { faults: [{ row, field: 'OrderNumber', code: 'otherOrder', params: both }] }
  }
  const will = compared.cancelsLeft ? 'noted' : changes === null ? 'same' : 'changed'
  return { thing: { ...thing, before, compared }, will }
}

/**
 * What a file says to a person of known orders: he is wanted for what it cancels and can't be stopped by itself, or not any more.
 * A file that has no column of cancellations says nothing of one.
 */
function wordsTo(
  things: readonly OrderThing[],
  hindered: ReadonlyMap<number, unknown>,
  fields: ReadonlySet<string>,
): ReadonlyMap<number, Noted> {
  const saysCancelled = fields.has('Cancelled')
  return new Map(
    things.flatMap(({ before, compared }): readonly (readonly [number, Noted])[] => {
      if (before === null || compared === null) return []
      const { cancels, cancelsLeft } = compared
      const { orderId: id, cancelWantedAt } = before
      const said = { id, name: orderName(before.order), before: cancelWantedAt }
      if (cancelsLeft || (cancels && hindered.has(id))) return [[id, { ...said, word: 'wanted' }]]
      return saysCancelled && cancelWantedAt !== null && !cancels ? [[id, { ...said, word: 'recalled' }]] : []
    }),
  )
}

/** Words that change what an order says: of one that is wanted cancelled already nothing is noted anew. */
function cancellations(words: ReadonlyMap<number, Noted>) {
  const all = [...words.values()]
  return {
    cancelled: all.flatMap(({ id, word, before }) => (word === 'wanted' && before === null ? [id] : [])),
    recalled: all.flatMap(({ id, word }) => (word === 'recalled' ? [id] : [])),
  }
}

/** Of each thing that goes to a place it was not known for: that its ZIP lies in another city, unless somebody said that it is right. */
async function doubtedCities(tx: Tx, clientId: number, things: readonly OrderThing[]) {
  const places = things.map(({ read, before }) => {
    const { shipTo } = read.order
    return before === null || before.order.shipTo.zip !== shipTo.zip || before.order.shipTo.city !== shipTo.city
      ? shipTo
      : null
  })
  const check = await placeChecks(
    tx,
    clientId,
    places.filter(place => place !== null),
  )
  return places.map(place => {
    const found = place === null ? null : check(place)
    return place === null || found?.verdict !== 'otherCity'
      ? []
      : [{ field: 'City', code: 'otherCity' as const, params: { zip: place.zip, city: found.city } }]
  })
}

/** Sales orders from files: all or nothing each; one that is known is changed, and what nobody tendered follows it. */
export const orderImport = importKind<OrderThing, Known>({
  ...{ name: 'orders', page: 'OpenOrders', bytesMax: ORDER_FILE_MAX_BYTES, fields: orderFields },
  keyOf: cell => {
    const number = cell('OrderNumber').trim()
    return number === '' ? '' : keyOf(number, cell('BackOrderCode').trim())
  },
  continues: isLineAlone,
  atOnce: (tx, groups, { clientId }) =>
    ordersWithin(
      tx,
      clientId,
      groups.map(({ rows }) => nameOf(rows)),
      SHIPMENTS_AT_ONCE,
    ),
  async context(tx, groups, { clientId, sourceId }) {
    const names = groups.map(({ rows }) => nameOf(rows)).filter(({ number }) => number !== '')
    const locked = await lockShipmentsOf(tx, clientId, names)
    const records = await findOrders(tx, clientId, names)
    return {
      locked,
      others: await otherSources(tx, clientId, sourceId, records),
      itemOf: await itemsOrdered(
        tx,
        clientId,
        groups.flatMap(({ rows }) => rows.map(codesOf)),
      ),
      orders: Map.groupBy(records, ({ order: { number, backOrder } }) => keyOf(number, backOrder)),
    }
  },
  undo: orderUndo,
  judge: (group, known, { options: { policy }, fields, sourceId }) =>
    judge(group, known, { policy, fields: saidFields(fields), sourceId }),
  async write(tx, things, { app, clientId, doer, sourceId, fields }, { locked, others }) {
    const fresh = things.filter(({ before }) => before === null)
    const written = await insertOrders(
      app,
      tx,
      doer,
      clientId,
      fresh.map(({ read: { order, lines }, namesake }) => ({
        ...{ ...order, namesake },
        lines: lines.filter(line => !line.isCancelled).map(line => lineIn(line)),
      })),
      sourceId,
    )
    const ids = new Map(written.map(one => [keyOf(one.number, one.backOrder), one.orderId]))
    const changed = things.flatMap(({ before, compared }) =>
      before === null || compared === null || compared.changes === null
        ? []
        : [{ record: before, ...compared.changes }],
    )
    const hindered = await carryChanges({ app, tx, clientId, doer, locked }, changed)
    await numberLines(
      tx,
      clientId,
      things.flatMap(({ compared }) => compared?.numbered ?? []),
    )
    const doubted = await doubtedCities(tx, clientId, things)
    // Whoever undoes a cancellation of people is told that the file cancels, too.
    const confirmed = things.flatMap(({ before, compared }) =>
      before?.state === 'cancelled' && compared?.cancels === true && compared.changes === null ? [before.orderId] : [],
    )
    await touchOrders(tx, clientId, confirmed)
    const words = wordsTo(things, hindered, saidFields(fields))
    const noted = await noteCancelled(tx, doer, clientId, cancellations(words))
    for (const { before, isTakenOver } of things) {
      const own = before?.sourceId ?? null
      if (before === null || own === null || sourceId === null || own === sourceId) continue
      // Its source is gone, perhaps only set up anew: whoever brings it again hears what ships of it.
      const isFree = isTakenOver || !others.has(own)
      if (isFree) await takeOverOrder(tx, doer, { clientId, orderId: before.orderId, sourceId })
    }
    return things.map(({ read: { order }, before, compared, row }, index): Written => {
      const name = orderName(order)
      const id = before?.orderId ?? ids.get(keyOf(order.number, order.backOrder))
      // Somebody else wrote the same order between our look and our write.
      if (id === undefined) return { faults: [{ row, field: 'OrderNumber', code: 'known', params: { name } }] }
      const hindrance = hindered.get(id)
      const word = words.get(id)
      const said = word === undefined ? {} : { noted: word }
      if (hindrance !== undefined) return { faults: [{ row, ...hindrance }], ...said }
      const bol = noted.get(id)
      const left = bol === undefined ? [] : [{ field: '', code: 'cancelledLeft' as const, params: { bol } }]
      const warnings = [...left, ...(doubted[index] ?? [])]
      const isSame = compared !== null && compared.changes === null && bol === undefined
      const what = before === null ? 'added' : isSame ? 'same' : 'changed'
      return {
        became: { what, entity: 'salesOrder', id, name, warnings },
        ...(before === null ? {} : { before }),
        ...said,
      }
    })
  },
})
