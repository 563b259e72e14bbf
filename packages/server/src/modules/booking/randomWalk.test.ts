import type { Recovery } from '@waybill/carriers'
import { describe, expect, it } from 'vitest'
import { newWorld, seeded, type World } from '../../testing/carrierWorld.ts'
import { dueRows } from '../../testing/dueByHand.ts'
import { startMemoryNode } from '../../testing/memoryCarrier.ts'
import { addMemoryOrder } from '../../testing/memoryOrder.ts'
import type { TestNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { shipmentNow, tendersNow, type Walk, work } from '../../testing/walk.ts'
import { MAILED, nextStep, steps, WIRED } from '../../testing/walkSteps.ts'
import { chargeSets } from '../charges/index.ts'

/** WALKS=200 looks further than the seeds of every day, SEED=109 WALKS=1 at one again. */
const walks = Number(process.env.WALKS ?? 3)
const first = Number(process.env.SEED ?? 8)
const STEPS = 28

const sheetOf = ({ order }: Walk, id: number) =>
  order.node.app.db
    .forClient(order.person().clientId)
    .readOne(order.node.app.db.query.selectFrom('price_sheet').selectAll().where('price_sheet_id', '=', id))

/** What always holds, whatever came in which order. */
async function check(walk: Walk): Promise<void> {
  const { order, world, priced, tracked } = walk
  const shipment = await shipmentNow(walk)
  const tenders = await tendersNow(walk)
  const worklist = new Set((await order.work()).map(({ bookingId }) => bookingId))
  const live = tenders.filter(one => one.order === 'live')
  const holder = tenders.find(({ state }) => state === 'committing' || state === 'unknown' || state === 'awarded')
  expect(live.length, 'live orders').toBeLessThan(2)
  if (live[0]) expect(live[0], 'the live order').toMatchObject({ state: 'awarded' })
  if (live[0]) expect(shipment.status, 'status with a live order').toMatch(/[TAD]/)
  if (shipment.status === 'Q' || shipment.status === 'O') {
    expect(holder, 'slot').toBeUndefined()
    expect(shipment, 'without a carrier').toMatchObject({ carrier_scac: '', total_charge: null, pro_number: '' })
  } else if (shipment.status === 'V') {
    expect(holder?.state, 'slot of a voided one').not.toBe('awarded')
  } else {
    const sheet = await sheetOf(walk, priced.get(holder?.tender_id ?? 0) ?? 0)
    const named = { carrier_scac: holder?.scac, service: sheet?.service, service_days: sheet?.transit_days }
    const price = { total_charge: sheet?.total, selected_quote_id: sheet?.price_sheet_id }
    const isKnown = tracked.has(holder?.tender_id ?? 0) || (holder?.pro_number ?? '') !== ''
    const pro_number = isKnown ? `PRO${holder?.tender_id}` : ''
    expect(shipment, 'what the shipment says').toMatchObject({ ...named, ...price, pro_number })
    const db = order.node.app.db.forClient(order.person().clientId)
    const [charged] = await chargeSets(db, { clientId: order.person().clientId, tenderId: holder?.tender_id ?? 0 })
    if (holder?.state === 'awarded') expect(charged?.total, 'charges').toBe(sheet?.total)
  }
  const due = new Set(
    (await dueRows(order.node, order.person().clientId))
      .filter(({ kind }) => kind === 'ask')
      .map(({ subjectId }) => subjectId),
  )
  for (const one of tenders) {
    const real = world.orders.get(one.tender_id)
    const its = `tender ${one.tender_id}, ${one.state}, order ${one.order}, ${JSON.stringify(real)}`
    if (real) real.isShown = (one.provider_id ?? '') !== ''
    if (one.provider_id) expect(one.provider_id, its).toBe(`P${one.tender_id}`)
    if (real === undefined || real.isLiedAbout) continue
    if (real.way === 'api') expect(real.sent, its).toBeLessThan(2)
    const isOpen = one.order === null && ['committing', 'unknown', 'givenUp'].includes(one.state)
    const isWork = worklist.has(one.tender_id)
    if (real.truth === 'held') {
      expect(isOpen || (one.order !== null && one.order !== 'cancelled'), `${its}: its carrier has it`).toBe(true)
      const waits =
        ['surplus', 'cancelling'].includes(one.order ?? '') ||
        (one.order?.startsWith('cancel') && one.cancel_call === '')
      if (waits) expect(isWork, `${its}: is work`).toBe(true)
      if (isOpen && one.call_note === '' && one.way === 'api')
        expect(due.has(one.tender_id) || isWork || one.state !== 'givenUp', `${its}: is asked about`).toBe(true)
    }
    if (real.truth === 'none' && real.isToldNone) {
      expect(isWork, `${its}: is no work`).toBe(false)
      expect([null, 'cancelled'], its).toContain(one.order)
    }
  }
}

/** Everything that is under way comes to its end. */
async function comeToRest(walk: Walk): Promise<void> {
  const { world, order, log } = walk
  for (let rounds = 0; ; rounds += 1) {
    if (rounds > 300)
      throw new Error(`it never ends: ${JSON.stringify(await dueRows(order.node, order.person().clientId))}`)
    const question = world.questions[0]
    if (question !== undefined) log.push(await world.answer(question, true))
    else {
      const [row] = await dueRows(order.node, order.person().clientId)
      if (row === undefined) break
      log.push(await work(walk, row))
    }
  }
  await order.signInAnew()
  await check(walk)
  const worklist = await order.work()
  expect(worklist.map(({ state }) => state)).not.toContain('cancelling')
  for (const one of await tendersNow(walk)) {
    const real = world.orders.get(one.tender_id)
    const its = `at rest: tender ${one.tender_id}, ${one.state}, order ${one.order}, ${JSON.stringify(real)}`
    expect(['committing'], its).not.toContain(one.state)
    if (real?.truth !== 'held' || real.isLiedAbout || one.order !== null) continue
    expect(
      one.call_note !== '' || one.state === 'unknown' || worklist.some(({ bookingId }) => bookingId === one.tender_id),
      its,
    ).toBe(true)
  }
}

let prices = 0
async function walkOnce(node: TestNode, seed: number, isByKey: boolean, into: { world: World | null }): Promise<void> {
  const random = seeded(seed)
  const world = newWorld(random, isByKey)
  into.world = world
  const order = await addMemoryOrder(node, WIRED)
  await addPricedCarrier(node, order.person(), { scac: MAILED })
  const walk: Walk = {
    order,
    world,
    log: [],
    mood: Object.fromEntries(Object.keys(steps).map(name => [name, world.pick([0.2, 1, 1, 4]) ?? 1])),
    priced: new Map(),
    tracked: new Set(),
  }
  try {
    for (let tried = 0; tried < 4 * STEPS && walk.log.length < STEPS; tried += 1) {
      const told = await steps[await nextStep(walk)](walk)
      if (told === '') continue
      walk.log.push(told)
      await order.signInAnew()
      await check(walk)
    }
    walk.log.push('-- to rest')
    await comeToRest(walk)
  } catch (error) {
    throw new Error(`seed ${seed}: ${String(error).slice(0, 900)}\n${walk.log.join('\n')}`)
  }
}

const price = (scac: string) => {
  prices += 1
  const total = 10_000 + prices
  return {
    ...{
      kind: 'price' as const,
      scac,
      service: `Service ${prices}`,
      serviceCode: 'STD',
      transitDays: 1 + (prices % 5),
    },
    ...{ deliveryDate: null, linehaul: total, discount: 0, fuel: 0, accessorials: 0, total, currency: 'USD' },
    ...{ quoteNumber: 'Q1', expiresAt: null, unpricedAccessorials: [], guessedItems: [], messages: [] },
    charges: [{ kind: 'linehaul' as const, code: '', amount: total, description: 'Freight' }],
  }
}

describe.each<Recovery>(['reference', 'wireKey', 'person'])('orders of carriers that are asked by %s', recovery => {
  it('are held where the product says, whatever comes in which order', async () => {
    const into: { world: World | null } = { world: null }
    const through = () => {
      if (into.world === null) throw new Error('nobody walks')
      return into.world.carrier
    }
    const node = await startMemoryNode(
      {
        rate: async ({ scac }) => [price(scac)],
        book: () => through().book(),
        find: () => through().find(),
        cancel: (account, held) => through().cancel(account, held),
        terms: { recovery },
      },
      { SMTP_URL: 'smtp://127.0.0.1:1' },
    )
    await node.app.due.close()
    const failures: string[] = []
    try {
      for (let seed = first; seed < first + walks; seed += 1) {
        await walkOnce(node, seed, recovery === 'wireKey', into).catch(error => failures.push(String(error)))
      }
    } finally {
      await node.close()
    }
    expect(failures.length, failures.join('\n\n')).toBe(0)
  }, 3_600_000)
})
