import { calls } from '@waybill/contract'
import { ConfirmPlace } from '@waybill/contract/calls/Address/ConfirmPlace.ts'
import { GetStraightRule } from '@waybill/contract/calls/Straight/GetStraightRule.ts'
import { PreviewStraightRule } from '@waybill/contract/calls/Straight/PreviewStraightRule.ts'
import { SaveStraightRule } from '@waybill/contract/calls/Straight/SaveStraightRule.ts'
import { SwitchStraightRule } from '@waybill/contract/calls/Straight/SwitchStraightRule.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { GetStraightEntries } from '@waybill/contract/lists/straightEntries.ts'
import { usualStraightRule, type WireStraightRule } from '@waybill/contract/wire/straight.ts'
import { sentence } from '@waybill/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tendersOf } from '../../testing/booked.ts'
import { limitBooking, newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, startTestNode, type TestNode, testSettings, whileTimePasses } from '../../testing/node.ts'
import { readOrderFile } from '../../testing/orderFiles.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { orderedTo, orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'
import type { Asking } from './entries.ts'
import { takeOrder } from './takeOrder.ts'
import { tenderOrder } from './tenderOrder.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await startTestNode()
})
afterAll(() => node.close())
beforeEach(async () => {
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA', insuredUntil: '2027-11-20' })
})

const rule: WireStraightRule = {
  ...{
    modes: ['LTL'],
    carriers: [],
    maxShipment: 500_000,
    maxDay: 5_000_000,
    maxLoads: 25,
    currency: 'USD',
    daysAhead: 5,
  },
}

const read = (person = clerk) => ask(node, GetStraightRule, {}, person.token)
const save = (given: Partial<WireStraightRule> = {}, version = 0) =>
  ask(node, SaveStraightRule, { body: { version, rule: { ...rule, ...given } } }, clerk.token)
const preview = (version = 1) => ask(node, PreviewStraightRule, { body: { version } }, clerk.token)
const turn = (isOn: boolean, version = 1, person = clerk) =>
  ask(node, SwitchStraightRule, { body: { version, isOn } }, person.token)

async function switchedOn(given: Partial<WireStraightRule> = {}): Promise<void> {
  await save(given)
  await preview()
  expect((await turn(true)).reply).toMatchObject({ isOn: true, isPreviewed: true })
}

/** What is asked for again at each news of the rule, until it is as it should be; time passes meanwhile. */
async function once<T>(read: () => Promise<T>, isSo: (now: T) => boolean, seconds = 1): Promise<T> {
  let wake = (): void => {}
  const stop = node.app.realtime.subscribe(news => {
    if (news === 'missed' || news.topic === 'straight' || news.topic === 'shipment') wake()
  })
  const waited = async (): Promise<T> => {
    for (;;) {
      const news = new Promise<void>(resolve => {
        wake = resolve
      })
      const now = await read()
      if (isSo(now)) return now
      await news
    }
  }
  return whileTimePasses(node, seconds, waited()).finally(stop)
}

/** The entries once there are so many and none is asked about any more. */
const looked = (count = 1, seconds = 1) =>
  once(entries, all => all.length === count && all.every(({ state }) => state !== 'asking'), seconds)

const entries = async () => (await ask(node, GetStraightEntries, { body: {} }, clerk.token)).reply.entries
const orderStates = async () =>
  (await ask(node, GetOrders, { body: {} }, clerk.token)).reply.orders.map(({ state }) => state)

/** Orders that go to places of their own. */
const apart = (n: number, given: Parameters<typeof salesOrder>[0] = {}) =>
  salesOrder({
    shipTo: { ...orderedTo, street: `${n} Test Street` },
    lines: [orderLine({ quantity: 1, weightLb: 300, freightClass: '70' })],
    ...given,
  })

it('an order that nobody would be asked about is built, priced, chosen and tendered, once', async () => {
  await switchedOn()
  const [orderId = 0] = await putOrders(node, clerk, [apart(1)])
  await looked()
  const [entry, ...others] = await entries()
  expect(others).toEqual([])
  expect(entry).toMatchObject({ orderId, state: 'tendered', shipmentStatus: 'T', code: '' })
  expect(entry?.words).toMatch(/ for \$[\d,]+\.\d\d\.$/)
  expect(await tendersOf(node, clerk, entry?.shipmentId ?? 0)).toHaveLength(1)
  expect((await read()).reply.today).toEqual({ loads: 1, amount: entry?.amount })
  await putOrders(node, clerk, [apart(2)])
  expect((await looked(2)).map(one => one.orderId)).toEqual([orderId + 1, orderId])
})

it('an order whose price is above the limit of who switched the rule on is left to a person', async () => {
  await switchedOn()
  await limitBooking(node, clerk, 1_00)
  await putOrders(node, clerk, [apart(1)])
  await looked()
  const [entry] = await entries()
  expect(entry).toMatchObject({ state: 'byHand', code: 'AboveLimit' })
  expect(entry?.words).toContain('is above your limit of $1.00')
  expect((await read()).reply.today.loads).toBe(0)
})

it('an order that a later file puts on hold is left to a person, before anybody has answered', async () => {
  await putOrders(node, clerk, [apart(1, { number: 'SO-HELD' }), apart(2)])
  const read = await readOrderFile(node, clerk, 'Order Number,Status\nSO-HELD,On Hold\n')
  expect(read.rows).toEqual(['held onHold'])
  await switchedOn()
  const words = (await looked(2)).map(entry => entry.words)
  expect(words).toContain(sentence('straightAskedAbout'))
  expect(words.filter(one => one === sentence('straightAskedAbout'))).toHaveLength(1)
})

it.each([
  ['of a mode it does not take', { mode: 'TL' as const }, sentence('straightMode')],
  ['collect', { terms: 'collect' as const }, sentence('straightCollect')],
  [
    'incomplete',
    { lines: [orderLine({ sku: 'NOBODY', unit: 'EA', weightLb: null, lengthIn: 0 })] },
    sentence('straightNoUnits', { row: 1 }),
  ],
  ['too dear', {}, sentence('straightAboveShipment')],
  ['due before it could arrive', { dueDate: '2026-11-23' }, sentence('straightLate')],
])('an order that is %s is left to a person with why, as it was', async (_, given, words) => {
  await switchedOn(words === sentence('straightAboveShipment') ? { maxShipment: 100 } : {})
  await putOrders(node, clerk, [apart(1, given)])
  await looked()
  expect(await entries()).toMatchObject([{ state: 'byHand', words, code: '' }])
  const { shipmentId } = (await entries())[0] ?? {}
  // What was priced stands in Rate & route; what was not even asked about is open as it was.
  expect(await orderStates()).toEqual([shipmentId == null ? 'open' : 'planned'])
  expect((await read()).reply.today.loads).toBe(0)
})

it('two orders that could ride together are left to a person, and so is one that a shipment waits for', async () => {
  await switchedOn()
  await putOrders(node, clerk, [apart(1), apart(1)])
  await looked(2)
  expect((await entries()).map(({ words }) => words)).toEqual([sentence('straightOthers'), sentence('straightOthers')])
})

it('two orders whose ship date is over and that are picked up together are left to a person', async () => {
  await switchedOn()
  const late = { shipDate: '2026-11-18' }
  await putOrders(node, clerk, [apart(1, late), apart(1, late)])
  await looked(2)
  expect((await entries()).map(({ words }) => words)).toEqual([sentence('straightPast'), sentence('straightPast')])
})

const carton = { unit: 'CTN', quantity: 1, weightLb: 5, lengthIn: 10, widthIn: 8, heightIn: 6, freightClass: '' }

it('ten orders at which a person has to look are left to one, each with why, and none is tendered', async () => {
  await switchedOn({ modes: ['LTL', 'PARCEL'] })
  const to = (n: number, place: object) => ({ shipTo: { ...orderedTo, street: `${n} Test Street`, ...place } })
  const stopped: readonly (readonly [Parameters<typeof salesOrder>[0], string])[] = [
    [{ instructions: 'CREDIT HOLD' }, sentence('straightNotes')],
    [{ shipVia: 'BESTWAY-9' }, sentence('straightVia')],
    [{ shipDate: '2026-11-18' }, sentence('straightPast')],
    [to(4, { city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country: 'CA' }), sentence('straightAbroad')],
    [to(5, { city: 'San Juan', state: 'PR', zip: '00901' }), sentence('straightAbroad')],
    [{ lines: [orderLine({ ...carton, freightClass: '70' })] }, sentence('straightParcelSized')],
    [to(7, { street2: 'P.O.Box 312' }), sentence('straightPostBox')],
    [to(8, { city: 'Cleveland', state: 'OH', zip: '45402' }), sentence('straightPlace', { zip: '45402' })],
    [{ currency: 'CAD' }, sentence('straightCurrency')],
    [
      { mode: 'PARCEL', lines: [orderLine({ ...carton, weightLb: null })] },
      sentence('straightNoCartonWeight', { row: 1 }),
    ],
  ]
  const ids = await putOrders(
    node,
    clerk,
    stopped.map(([given], index) => apart(index + 1, given)),
  )
  const seen = new Map((await looked(ids.length)).map(({ orderId, state, words }) => [orderId, [state, words]]))
  expect(ids.map(id => seen.get(id))).toEqual(stopped.map(([, words]) => ['byHand', words]))
  const rows = new Map((await preview()).reply.rows.map(({ orderId, words }) => [orderId, words]))
  expect(ids.map(id => rows.get(id))).toEqual(stopped.map(([, words]) => words))
})

it('orders that say themselves that they do not go, or cannot be as they are, are left to a person', async () => {
  await save()
  const to = (place: object) => ({ shipTo: { ...orderedTo, ...place } })
  const line = (given: object) => ({ lines: [orderLine({ quantity: 1, weightLb: 300, freightClass: '70', ...given })] })
  const held = (text: string) => sentence('straightHeld', { text })
  const named = (text: string) => sentence('straightHazardNamed', { text })
  const weight = (lb: string) => sentence('straightUnlikelyWeight', { row: 1, weight: lb, type: 'PLT' })
  const stopped: readonly (readonly [Parameters<typeof salesOrder>[0], string])[] = [
    [{ references: ['CREDIT HOLD'] }, held('CREDIT HOLD')],
    [{ customerPo: 'PO-77 HOLD' }, held('HOLD')],
    [{ number: 'TEST-77' }, held('TEST-77')],
    [to({ company: 'DO NOT SHIP', street: '4 Test Street' }), held('DO NOT SHIP')],
    [to({ street: '5 Test Street', street2: 'COD ONLY' }), held('COD ONLY')],
    [line({ description: 'Cancelled: test item' }), held('Cancelled')],
    [to({ street: 'TBD' }), sentence('straightStreet', { text: 'TBD' })],
    [to({ street: '.' }), sentence('straightStreet', { text: '.' })],
    [line({ description: 'UN1263 Paint, 3, PG II' }), named('UN1263')],
    [line({ description: 'Lithium ion batteries', isHazardous: false }), named('Lithium ion batteries')],
    [line({ weightLb: 5 }), weight('5')],
    [line({ weightLb: 9000 }), weight('9000')],
    [to({ street: '13 Test Street', street2: '*** HOLD ***' }), held('*** HOLD ***')],
    [to({ street: '14 Test Street', contactPhone: 'DO NOT SHIP' }), held('DO NOT SHIP')],
    [to({ street: '15 Test Street', company: 'Example Shop, HOLD' }), held('HOLD')],
    [line({ description: 'Paint', itemCode: 'UN1263' }), named('UN1263')],
    [line({ description: 'Paint', sku: 'UN1263' }), named('UN1263')],
    [
      line({ lengthIn: 1, widthIn: 1, heightIn: 1 }),
      sentence('straightUnlikelySize', { row: 1, size: '1 × 1 × 1', type: 'PLT' }),
    ],
  ]
  const ids = await putOrders(
    node,
    clerk,
    stopped.map(([given], index) => apart(index + 1, given)),
  )
  const rows = new Map((await preview()).reply.rows.map(({ orderId, words }) => [orderId, words]))
  expect(ids.map(id => rows.get(id))).toEqual(stopped.map(([, words]) => words))
})

it('innocent names that look like such words stop nothing', async () => {
  await switchedOn()
  const shipTo = { ...orderedTo, company: 'Holden Household Goods', street: '1 Same Street' }
  await putOrders(node, clerk, [
    apart(1, {
      shipTo,
      customerPo: 'TESTOR-4',
      lines: [
        orderLine({ quantity: 1, weightLb: 300, freightClass: '70', description: 'Non-flammable hold-down straps' }),
      ],
    }),
  ])
  expect(await looked()).toMatchObject([{ state: 'tendered' }])
})

it('a city that somebody said is right beside its ZIP is not stopped at again', async () => {
  await switchedOn()
  const body = { City: 'Cold Example', State: 'NV', Zip: '89501', CountryCode: 'US' }
  expect((await ask(node, ConfirmPlace, { body }, clerk.token)).status).toBe(200)
  await putOrders(node, clerk, [apart(1, { shipTo: { ...orderedTo, city: 'Cold Example' } })])
  expect(await looked()).toMatchObject([{ state: 'tendered' }])
})

it('a parcel that is whole needs no class', async () => {
  await switchedOn({ modes: ['PARCEL'] })
  const [orderId = 0] = await putOrders(node, clerk, [apart(1, { mode: 'PARCEL', lines: [orderLine(carton)] })])
  const [entry] = await looked()
  expect(entry).toMatchObject({ orderId, words: sentence('ratedNoOffers') })
})

it('an order that was mended is looked at again, one that was taken off its shipment is not', async () => {
  await switchedOn({ maxShipment: 100 })
  const [orderId = 0] = await putOrders(node, clerk, [apart(1)])
  await looked()
  const [entry] = await entries()
  expect(entry).toMatchObject({ orderId, state: 'byHand', words: sentence('straightAboveShipment') })
  const target = { shipmentId: entry?.shipmentId ?? 0 }
  const { version } = (await ask(node, calls.ShipmentDetails, { body: target }, clerk.token)).reply
  expect((await ask(node, calls.Void, { body: { ...target, version } }, clerk.token)).status).toBe(200)
  expect(await orderStates()).toEqual(['open'])
  await putOrders(node, clerk, [apart(2)])
  await looked(2)
})

it('an order that a person built and took off again stays with him', async () => {
  await save()
  await preview()
  const [orderId = 0, other = 0] = await putOrders(node, clerk, [apart(1), apart(2)])
  const body = { orders: [{ orderId, version: 2 }] }
  const { shipmentId, version } = (await ask(node, calls.BuildFromOrders, { body }, clerk.token)).reply
  expect((await ask(node, calls.Void, { body: { shipmentId, version } }, clerk.token)).status).toBe(200)
  expect((await turn(true)).reply.isOn).toBe(true)
  expect((await looked()).map(one => one.orderId)).toEqual([other])
  expect(await orderStates()).toEqual(expect.arrayContaining(['open', 'planned']))
})

it('what a person had in hand while carriers were asked, and what more came to the same place, is left to him', async () => {
  await switchedOn()
  // It looks for orders every 15 seconds from now on, of a clock that stands.
  node.app.due.look()
  await node.app.due.rest()
  const [orderId = 0] = await putOrders(node, clerk, [apart(1)])
  const page = {
    sessionId: '',
    email: '',
    name: 'Test',
    pages: null,
    looksAt: new Set<never>(),
    seesPrices: true,
    docks: null,
    isDemo: false,
    timeZone: 'America/New_York',
  }
  const worker = () => ({ app: node.app, who: { ...clerk, ...page }, now: node.clock.now() })
  const taken = (await takeOrder(worker())) as Asking
  expect(taken).toMatchObject({ orderId })
  await putOrders(node, clerk, [apart(1)])
  await tenderOrder(worker(), taken)
  const entry = (await entries()).find(one => one.orderId === orderId)
  expect(entry).toMatchObject({ state: 'byHand', words: sentence('straightOthers'), shipmentStatus: 'Q' })
  expect((await read()).reply.today.loads).toBe(0)
})

it('a day takes no more than it may, however many go at once', async () => {
  await switchedOn({ maxLoads: 3 })
  await putOrders(
    node,
    clerk,
    Array.from({ length: 8 }, (_, n) => apart(n)),
  )
  await looked(8)
  const states = (await entries()).map(({ state, words }) => (state === 'tendered' ? state : words))
  expect(states.filter(state => state === 'tendered')).toHaveLength(3)
  expect(states.filter(state => state === sentence('straightLoads'))).toHaveLength(5)
  expect((await read()).reply.today.loads).toBe(3)
})

it('what a third party pays is a load of the day, and none of its money', async () => {
  await switchedOn()
  await putOrders(node, clerk, [apart(1, { terms: 'thirdParty', billTo: orderedTo })])
  const [entry] = await looked()
  expect(entry).toMatchObject({ state: 'tendered', amount: null })
  expect((await read()).reply.today).toEqual({ loads: 1, amount: 0 })
})

it('is tried over the newest orders before it is switched on, and again after every change', async () => {
  await putOrders(node, clerk, [apart(1), apart(2, { terms: 'collect' })])
  await save()
  expect((await turn(true)).error.code).toBe('StraightNotPreviewed')
  const { reply } = await preview()
  expect(reply.tendered).toBe(1)
  expect(reply.rows.map(({ words }) => words)).toEqual([sentence('straightCollect'), ''])
  expect(reply.amount).toBe(reply.rows[1]?.amount)
  expect(await orderStates()).toEqual(['open', 'open'])
  expect((await turn(true)).reply.isOn).toBe(true)
  expect((await save({ maxLoads: 2 }, 1)).reply).toMatchObject({ version: 2, isOn: false, isPreviewed: false })
  expect((await turn(true, 2)).error.code).toBe('StraightNotPreviewed')
  expect((await save({}, 1)).error.code).toBe('ChangedMeanwhile')
})

it('takes no orders of before it was switched on, and none that leave later than it may look', async () => {
  await putOrders(node, clerk, [apart(1)])
  node.clock.pass(60_000)
  await switchedOn()
  const [, wanted] = await putOrders(node, clerk, [apart(2, { shipDate: '2026-12-10' }), apart(3)])
  expect(await looked()).toMatchObject([{ orderId: wanted }])
})

/** The look that switching on calls for is over: it takes no order that comes after it. */
async function lookedOnce(): Promise<void> {
  const { db, due } = node.app
  const waiting = db.identity
    .selectFrom('work.due')
    .select('due_at')
    .where('kind', '=', 'straight')
    .where('client_id', '=', clerk.clientId)
    .where('due_at', '>', node.clock.now().toISOString())
  await expect.poll(() => waiting.executeTakeFirst()).toBeDefined()
  await due.rest()
}

it('what a node left behind between building and asking is gone on with, and tendered once', async () => {
  await switchedOn()
  await lookedOnce()
  await putOrders(node, clerk, [apart(1)])
  const who = {
    ...clerk,
    sessionId: '',
    email: '',
    name: 'Test',
    pages: null,
    looksAt: new Set<never>(),
    seesPrices: true,
    docks: null,
    isDemo: false,
    timeZone: 'America/New_York',
  }
  const taken = await takeOrder({ app: node.app, who, now: node.clock.now() })
  expect(taken).toMatchObject({ clientId: clerk.clientId })
  await looked(1, 10)
  const [entry, ...others] = await entries()
  expect([entry?.state, others]).toEqual(['tendered', []])
  expect(await tendersOf(node, clerk, entry?.shipmentId ?? 0)).toHaveLength(1)
})

it('is switched on by who may tender himself, works for as long as he is there, and is nobody else’s', async () => {
  await save()
  await preview()
  const watcher = await newPerson(node, clerk.clientId, ['StraightThrough'])
  expect((await turn(true, 1, watcher)).error.code).toBe('PageNotAllowed')
  const boss = await newPerson(node, clerk.clientId)
  expect((await turn(true, 1, boss)).reply.isOn).toBe(true)
  await node.app.db.identity
    .updateTable('identity.membership')
    .set({ active: false })
    .where('user_id', '=', boss.userId)
    .execute()
  await putOrders(node, clerk, [apart(1)])
  await once(
    async () => (await read()).reply,
    ({ isOn }) => !isOn,
  )
  expect(await entries()).toEqual([])
  const stranger = await newCompany(node)
  expect((await read(stranger)).reply).toMatchObject({ version: 0, rule: null })
  expect((await turn(false, 1, stranger)).error.code).toBe('NotFound')
})

it('refuses a day that takes less than a shipment, and what is no SCAC', async () => {
  const wrong = await save({ maxDay: 100, carriers: ['DMAA', 'x1'] })
  expect(wrong.error.issues).toMatchObject([
    { at: 'body.rule.carriers.1' },
    { at: 'body.rule.maxDay', code: 'too_small' },
  ])
  expect(usualStraightRule.maxDay).toBeGreaterThan(usualStraightRule.maxShipment)
})

it('once it is off nothing leaves that has not left: the shipment goes back to its prices', async () => {
  // Nobody listens there: the letter waits for its next try.
  const own = await startTestNode(testSettings({ SMTP_URL: 'smtp://127.0.0.1:1' }))
  const [before, person] = [node, clerk]
  try {
    node = own
    clerk = await newCompany(own)
    await addPricedCarrier(own, clerk, { scac: 'DMAA', insuredUntil: '2027-11-20' })
    await switchedOn()
    await putOrders(own, clerk, [apart(1)])
    await looked()
    const [entry] = await entries()
    expect(entry).toMatchObject({ state: 'tendered', shipmentStatus: 'T' })
    expect((await turn(false)).reply.isOn).toBe(false)
    await once(entries, ([one]) => one?.shipmentStatus === 'Q', 60)
    const [tender] = await tendersOf(own, clerk, entry?.shipmentId ?? 0)
    expect(tender).toMatchObject({ state: 'refused', answer: sentence('straightOff') })
  } finally {
    node = before
    clerk = person
    await own.close()
  }
})
