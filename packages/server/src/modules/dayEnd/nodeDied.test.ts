import { type CloseOutcome, type Connector, type PickupOutcome, registered } from '@waybill/carriers'
import { AskPickup } from '@waybill/contract/calls/DayEnd/AskPickup.ts'
import { CloseDay } from '@waybill/contract/calls/DayEnd/CloseDay.ts'
import { GetDayEnd } from '@waybill/contract/calls/DayEnd/GetDayEnd.ts'
import { SettleClose } from '@waybill/contract/calls/DayEnd/SettleClose.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, startTestNode, TestClock, testSettings, whileTimePasses } from '../../testing/node.ts'
import { openLabel, pickupPlace } from '../../testing/openLabels.ts'
import { nextNews } from '../../testing/wire.ts'

const nothing = () => Promise.reject(new Error('nobody asks for that here'))

/** What the carrier was asked, and the answers it still owes: a node that died hears none of them. */
const trucks: PromiseWithResolvers<PickupOutcome>[] = []
const closes: PromiseWithResolvers<CloseOutcome>[] = []
function owed<Outcome>(all: PromiseWithResolvers<Outcome>[]): Promise<Outcome> {
  const one = Promise.withResolvers<Outcome>()
  all.push(one)
  return one.promise
}

/** A carrier of packages that finds no pickup by a reference: after silence somebody has to call. */
const silent: Connector<object> = {
  name: 'ups',
  title: 'Example parcels',
  readSettings: () => ({}),
  secretSettings: [],
  reach: { modes: ['PARCEL'], from: null, to: null },
  labels: {
    ...{ buys: 'shipment', formats: ['zpl'], deadlineMs: 1, registersWithinMs: 1, recovery: 'reference' },
    needsQuoteNumber: () => false,
    ...{ buy: nothing, recover: nothing, void: nothing },
  },
  pickups: {
    ...{ deadlineMs: 1000, registersWithinMs: 1000, recovery: 'person', fleetOf: () => '' },
    ask: () => owed(trucks),
    cancel: nothing,
  },
  dayClose: {
    ...{ deadlineMs: 1000, closes: 'account', most: 100 },
    takes: () => true,
    close: () => owed(closes),
  },
}

const node = await startTestNode(testSettings(), { connectors: [registered(silent)], clock: new TestClock(true) })
let clerk: Person
let AccountID = 0
beforeEach(async () => {
  trucks.length = 0
  closes.length = 0
  clerk = await newCompany(node)
  AccountID = (await openLabel(node, clerk)).AccountID
})
afterAll(() => node.close())

const day = async () => (await ask(node, GetDayEnd, {}, clerk.token)).reply

/** Looks whenever there is news of the day, while time passes: a lease ends after two minutes. */
async function until<Found>(found: (now: Awaited<ReturnType<typeof day>>) => Found | undefined): Promise<Found> {
  for (;;) {
    const next = nextNews(node, 'dayEnd', () => true)
    const now = found(await day())
    if (now !== undefined) return now
    await whileTimePasses(node, 30, next)
  }
}

const until1 = async (all: readonly unknown[]) => expect.poll(() => all.length).toBe(1)

it('a node that dies over a truck leaves it unknown: it is asked for once, and a late answer still counts', async () => {
  const body = { AccountID, date: '2030-01-09', readyAt: '13:00', closeAt: '17:30', place: pickupPlace }
  const { pickupId } = (await ask(node, AskPickup, { body }, clerk.token)).reply
  await until1(trucks)
  const stateOf = (now: Awaited<ReturnType<typeof day>>) => now.pickups.find(one => one.pickupId === pickupId)
  await until(now => (stateOf(now)?.state === 'unknown' ? true : undefined))
  expect((await ask(node, AskPickup, { body }, clerk.token)).error.code).toBe('PickupAsked')
  expect(trucks).toHaveLength(1)
  trucks[0]?.resolve({
    kind: 'asked',
    pickup: { number: 'T-1', handle: '', charge: null, currency: '', messages: [] },
  })
  expect(await until(now => (stateOf(now)?.state === 'asked' ? stateOf(now) : undefined))).toMatchObject({
    number: 'T-1',
  })
})

it('a node that dies over a close leaves it unknown: it is told once, and what a person says stands', async () => {
  const body = { AccountID, until: '2030-12-31', place: pickupPlace }
  const { closeId } = (await ask(node, CloseDay, { body }, clerk.token)).reply
  await until1(closes)
  await until(now => (now.closes[0]?.state === 'unknown' ? true : undefined))
  expect((await ask(node, CloseDay, { body }, clerk.token)).error.code).toBe('NothingWaits')
  expect(closes).toHaveLength(1)
  expect((await ask(node, SettleClose, { body: { closeId, closed: true } }, clerk.token)).status).toBe(200)
  closes[0]?.resolve({ kind: 'failed', scac: 'UPSN', reason: 'refused', providerStatus: 400, message: 'Too late.' })
  await node.app.due.rest()
  expect((await day()).closes[0]).toMatchObject({ state: 'closed', count: 1 })
  expect((await day()).accounts[0]?.open).toEqual([])
})

it('a carrier that closes its whole account is told of every open label, those of a later day too', async () => {
  expect((await day()).accounts[0]).toMatchObject({ closesAll: true, close: 'carrier' })
  const body = { AccountID, until: '2020-01-01', place: pickupPlace }
  const { count } = (await ask(node, CloseDay, { body }, clerk.token)).reply
  expect(count).toBe(1)
  await until1(closes)
  closes[0]?.resolve({ kind: 'closed', number: 'M-1', papers: [], left: [], messages: [] })
  await until(now => (now.closes[0]?.state === 'closed' ? true : undefined))
})

it('where packages stand is known from their shipment, and a day is not closed without it', async () => {
  const { accounts } = await day()
  expect(accounts[0]?.place?.Street).toMatch(/\w/)
  const body = { AccountID, until: '2030-12-31', place: { ...pickupPlace, Street: ' ', Zip: '' } }
  const refused = await ask(node, CloseDay, { body }, clerk.token)
  expect([refused.status, refused.error.issues?.map(({ at }) => at)]).toEqual([
    400,
    ['body.place.Street', 'body.place.Zip'],
  ])
  expect(closes).toHaveLength(0)
})
