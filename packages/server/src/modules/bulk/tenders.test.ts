import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { BulkSchedule } from '@waybill/contract/calls/Shipment/BulkSchedule.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import { RoutingGuide } from '@waybill/contract/calls/Supplemental/RoutingGuide.ts'
import type { PlainShipment } from '@waybill/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tendersOf } from '../../testing/booked.ts'
import { limitBooking, newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight, freight } from '../../testing/freight.ts'
import { historyOf } from '../../testing/history.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { activateRates } from '../../testing/rateSheets.ts'
import { addPricedCarrier } from '../../testing/rates.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await startTestNode()
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
})
afterAll(() => node.close())

const add = async (changes: Partial<PlainShipment> = {}) => (await addFreight(node, clerk, changes)).shipmentId

async function rated(changes: Partial<PlainShipment> = {}): Promise<number> {
  const shipmentId = await add(changes)
  await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  return shipmentId
}

const review = async (shipmentIds: number[], person = clerk) =>
  (await ask(node, ReviewTenders, { body: { shipmentIds } }, person.token)).reply

interface Reviewed {
  readonly shipmentId: number
  readonly version: number
  readonly PricesheetID: number
  readonly CarrierSCAC?: string
}

const schedule = (rows: readonly Reviewed[], key?: string) => {
  const shipments = rows.map(({ shipmentId, version, PricesheetID, CarrierSCAC = '' }) => ({
    ...{ shipmentId, version, PricesheetID, CarrierSCAC },
  }))
  return ask(node, BulkSchedule, { body: { shipments }, ...(key === undefined ? {} : { key }) }, clerk.token)
}

/** The job once none of its rows waits. */
async function ended(bulkId: number) {
  let wake = (): void => {}
  const stop = node.app.realtime.subscribe(news => {
    if (news === 'missed' || news.topic === 'bulk') wake()
  })
  try {
    for (;;) {
      const news = new Promise<void>(resolve => {
        wake = resolve
      })
      const { reply } = await ask(node, GetBulk, { body: { actions: ['tender'] } }, clerk.token)
      const job = reply.jobs.find(one => one.bulkId === bulkId)
      if (job !== undefined && job.endedAt !== null) return job
      await news
    }
  } finally {
    stop()
  }
}

/** How often each was tendered. */
const timesTendered = async (ids: readonly number[]) =>
  Promise.all(ids.map(async id => (await tendersOf(node, clerk, id)).length))

it('says of each shipment to whom, at which price, and what is missing', async () => {
  const [priced, bare, collect] = [await rated(), await add(), await add({ terms: 'collect' })]
  const changed = await rated()
  const extra = { shipmentId: changed, version: 1, AdditionalService: ['LGDEL'] }
  expect((await ask(node, UpdateServices, { body: extra }, clerk.token)).status).toBe(200)
  const stranger = await newCompany(node)
  const { shipmentId: theirs } = await addFreight(node, stranger)
  const { rows, missing } = await review([priced, bare, collect, changed, theirs])
  expect(rows.map(row => [row.shipmentId, row.state])).toEqual([
    [priced, 'ready'],
    [bare, 'noPrice'],
    [collect, 'noCollectCarrier'],
    [changed, 'outdated'],
  ])
  expect(rows[0]).toMatchObject({ CarrierSCAC: 'DMAA', CurrAmount: 21_336, isAPI: false, version: 1 })
  expect(missing).toEqual([theirs])
  const without = await newPerson(node, clerk.clientId, ['Track'])
  const refused = await ask(node, ReviewTenders, { body: { shipmentIds: [priced] } }, without.token)
  expect(refused.status).toBe(403)
})

it('says at a row that is above the limit of who tenders that it is, and tenders nothing', async () => {
  const dear = await rated()
  const [row] = (await review([dear])).rows
  await limitBooking(node, clerk, 200_00)
  try {
    const { reply } = await schedule([{ shipmentId: dear, version: 1, PricesheetID: row?.PricesheetID ?? 0 }])
    const job = await ended(reply.bulkId)
    expect(job).toMatchObject({ done: 0, toFix: 1, shown: [{ code: 'AboveLimit' }] })
    expect(job.shown[0]?.words).toContain('$213.36 is above your limit of $200.00')
    expect(await timesTendered([dear])).toEqual([0])
  } finally {
    await limitBooking(node, clerk, null)
  }
})

/** Handling units that nothing stands on: 48 x 40 in, two abreast. */
const crates = (handlingUnits: number, weightLb: number): Pick<PlainShipment, 'items'> => {
  const [item] = freight.items
  if (item === undefined) throw new Error('there is freight')
  return { items: [{ ...item, handlingUnits, pieces: handlingUnits, weightLb, stackable: false }] }
}

it('leaves to a person what fits no trailer: nothing is chosen for it, collect or not', async () => {
  const shipmentId = await add(crates(48, 19_680))
  const rates = (await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply
  expect(rates.rates).toHaveLength(1)
  expect(rates).toMatchObject({ selectedPricesheetid: null, because: 'doesNotFit' })
  const [row] = (await review([shipmentId])).rows
  expect(row).toMatchObject({ state: 'doesNotFit', misfit: { needs: 96, has: 53 } })
  const collect = await add({ ...crates(48, 19_680), terms: 'collect' })
  expect((await review([collect])).rows[0]).toMatchObject({ state: 'noCollectCarrier' })
  // Half of it goes on one.
  expect((await review([await rated(crates(24, 9_840))])).rows[0]).toMatchObject({ state: 'ready', misfit: null })
})

it('holds large freight against volume and truckload before it goes', async () => {
  const person = await newCompany(node)
  await addPricedCarrier(node, person, { scac: 'DMAA' })
  const large = async () => {
    const { shipmentId } = await addFreight(node, person, crates(12, 6_000))
    await ask(node, GETLTLRates, { body: { shipmentId } }, person.token)
    return (await review([shipmentId], person)).rows[0]
  }
  const alone = await large()
  expect(alone).toMatchObject({ state: 'ready', byTruck: null, CarrierSCAC: 'DMAA' })
  const dollars = Math.floor((alone?.CurrAmount ?? 0) / 100) - 1
  await addCarrier(node, person, { scac: 'DMTK', mode: 'TL' })
  const rows = `Origin,Destination,Equipment,Flat Rate,Transit Days\nOH,NV,Van,${dollars},4\n`
  await activateRates(node, person, rows, { scac: 'DMTK' })
  expect(await large()).toMatchObject({
    ...{ state: 'cheaperByTruck', CarrierSCAC: 'DMAA' },
    byTruck: { mode: 'TL', CarrierSCAC: 'DMTK', CurrAmount: dollars * 100 },
  })
  // What is small is not held against a truck.
  const { shipmentId } = await addFreight(node, person)
  await ask(node, GETLTLRates, { body: { shipmentId } }, person.token)
  expect((await review([shipmentId], person)).rows[0]).toMatchObject({ state: 'ready', byTruck: null })
})

it('says of each all that is bought, as the question before a single booking does', async () => {
  const shipmentId = await rated({ customerPo: 'PO 4711', accessorials: ['LGDEL'] })
  const [row] = (await review([shipmentId])).rows
  expect(row?.load).toMatchObject({
    stops: [{ kind: 'pickup' }, { kind: 'delivery' }],
    customerPo: 'PO 4711',
    services: ['LGDEL'],
    terms: 'prepaid',
  })
  expect(row?.load.weightLb).toBe(row?.Totalweight)
  expect(row?.load.stops[0]?.date).toBe(row?.PickupByDate)
  expect(row?.rate).toMatchObject({ missing: [], CurrAmount: row?.CurrAmount })
  expect(row?.rate?.charges.map(charge => charge.code)).toContain('LGDEL')
  expect(row?.rate?.deliveryDate).toMatch(/^2\d{3}-/)
  expect(row?.carrierWarnings).toEqual([{ code: 'insuranceMissing' }])
})

it('tenders each once, with a result per row; what could not go says why and goes once its change was shown', async () => {
  const [one, other, late] = [await rated(), await rated(), await rated()]
  const { rows } = await review([one, other, late])
  // Somebody changes one of them between the review and the tender.
  const extra = { shipmentId: late, version: 1, AdditionalService: ['LGDEL'] }
  await ask(node, UpdateServices, { body: extra }, clerk.token)
  const key = crypto.randomUUID()
  const answers = await Promise.all([schedule(rows, key), schedule(rows, key)])
  const bulkIds = new Set(answers.filter(({ status }) => status === 200).map(({ reply }) => reply.bulkId))
  expect(bulkIds.size).toBe(1)
  const [bulkId = 0] = bulkIds
  const job = await ended(bulkId)
  expect(job).toMatchObject({ action: 'tender', total: 3, done: 2, toFix: 1 })
  expect(job.shown).toMatchObject([{ id: late, code: 'ChangedYourself' }])
  expect(await timesTendered([one, other, late])).toEqual([1, 1, 0])
  // Without a mail server the letters stay here, and no carrier has confirmed anything.
  await expect.poll(async () => (await historyOf(node, clerk, one)).map(({ action }) => action)).toContain('tenderKept')
  expect((await historyOf(node, clerk, one)).map(({ action }) => action)).not.toContain('confirmed')
  // A second job over the same rows buys nothing again.
  const again = await schedule(rows)
  const second = await ended(again.reply.bulkId)
  expect(second).toMatchObject({ done: 0, toFix: 3 })
  expect(new Set(second.shown.map(({ code }) => code))).toEqual(new Set(['ChangedYourself']))
  await ask(node, GETLTLRates, { body: { shipmentId: late } }, clerk.token)
  // It is the one row that was changed: it goes once its change was shown, at the price that was shown with it.
  expect((await ask(node, RetryBulk, { body: { bulkId } }, clerk.token)).reply.again).toBe(0)
  const shown = (await ended(bulkId)).shown.flatMap(({ rowNo, changed }) =>
    changed === null ? [] : [{ rowNo, version: changed.version, PricesheetID: changed.price?.PricesheetID ?? 0 }],
  )
  await ask(node, RetryBulk, { body: { bulkId, seen: shown } }, clerk.token)
  expect(await ended(bulkId)).toMatchObject({ done: 3, toFix: 0 })
  expect(await timesTendered([one, other, late])).toEqual([1, 1, 1])
})

it('collect freight goes to the flagged carrier without a price; an expired price is not taken', async () => {
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx.updateTable('carrier').set({ collect: true, collect_flagged: true }).where('scac', '=', 'DMAA').execute(),
    )
  const [collect, expired] = [await add({ terms: 'collect' }), await rated()]
  const { rows } = await review([collect, expired])
  expect(rows.map(row => row.state)).toEqual(['ready', 'ready'])
  await node.app.db.forClient(clerk.clientId).transaction(tx =>
    tx
      .updateTable('price_sheet')
      .set({ expires_at: new Date(node.clock.now().getTime() - 1).toISOString() })
      .where('shipment_id', '=', expired)
      .execute(),
  )
  expect((await review([expired])).rows).toMatchObject([{ state: 'expired' }])
  const { reply } = await schedule(rows)
  const job = await ended(reply.bulkId)
  expect(job.shown).toMatchObject([{ id: expired, code: 'QuoteExpired' }])
  expect(await timesTendered([collect, expired])).toEqual([1, 0])
})

it('collect freight goes to the carrier that was reviewed, or to nobody', async () => {
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  await addPricedCarrier(node, clerk, { scac: 'DMBB' })
  const flag = (scac: string, isFlagged: boolean) =>
    node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx.updateTable('carrier').set({ collect: true, collect_flagged: isFlagged }).where('scac', '=', scac).execute(),
      )
  await flag('DMAA', true)
  const [collect, other] = [await add({ terms: 'collect' }), await add({ terms: 'collect' })]
  const { rows } = await review([collect, other])
  expect(rows).toMatchObject([
    { state: 'ready', CarrierSCAC: 'DMAA' },
    { state: 'ready', CarrierSCAC: 'DMAA' },
  ])
  // A colleague flags another carrier before the job runs.
  await flag('DMAA', false)
  await flag('DMBB', true)
  const job = await ended((await schedule(rows)).reply.bulkId)
  expect(job).toMatchObject({ done: 0, toFix: 2 })
  expect(job.shown).toMatchObject([{ code: 'CollectNotReviewed' }, { code: 'CollectNotReviewed' }])
  expect(job.shown[0]?.words).toContain('DMBB')
  // Asked for without a carrier, nobody said to whom.
  const unnamed = await schedule(rows.map(row => ({ ...row, CarrierSCAC: '' })))
  expect((await ended(unnamed.reply.bulkId)).shown).toMatchObject([
    { code: 'CollectNotReviewed' },
    { code: 'CollectNotReviewed' },
  ])
  expect(await timesTendered([collect, other])).toEqual([0, 0])
  // Flagged again, it is who was reviewed.
  await flag('DMBB', false)
  await flag('DMAA', true)
  await ask(node, RetryBulk, { body: { bulkId: job.bulkId } }, clerk.token)
  expect(await ended(job.bulkId)).toMatchObject({ done: 2, toFix: 0 })
  const tenders = await node.app.db
    .forClient(clerk.clientId)
    .read(node.app.db.query.selectFrom('tender').select('scac').where('client_id', '=', clerk.clientId))
  expect(tenders).toEqual([{ scac: 'DMAA' }, { scac: 'DMAA' }])
})

it('says what the tender would refuse of the carrier: not active, insured no more, without a mailbox', async () => {
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const [priced, collect] = [await rated(), await add({ terms: 'collect' })]
  const change = (facts: { active?: boolean; insurance_expires?: string; tender_email?: string }) =>
    node.app.db
      .forClient(clerk.clientId)
      .transaction(tx => tx.updateTable('carrier').set(facts).where('scac', '=', 'DMAA').execute())
  const states = async () => (await review([priced, collect])).rows.map(row => row.state)
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx => tx.updateTable('carrier').set({ collect_flagged: true, collect: true }).execute())
  expect(await states()).toEqual(['ready', 'ready'])
  await change({ tender_email: '' })
  expect(await states()).toEqual(['noTenderEmail', 'noTenderEmail'])
  await change({ insurance_expires: '2020-01-01' })
  expect(await states()).toEqual(['uninsured', 'uninsured'])
  const [row] = (await review([priced])).rows
  const { bulkId } = (await schedule([row ?? { shipmentId: 0, version: 0, PricesheetID: 0 }])).reply
  expect((await ended(bulkId)).shown).toMatchObject([{ code: 'UninsuredCarrier' }])
  await change({ active: false })
  expect(await states()).toEqual(['carrierInactive', 'noCollectCarrier'])
})

it('shows a price in its own currency', async () => {
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const shipmentId = await rated()
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx.updateTable('price_sheet').set({ currency: 'CAD' }).where('shipment_id', '=', shipmentId).execute(),
    )
  expect((await review([shipmentId])).rows).toMatchObject([{ CurrAmount: 21_336, currency: 'CAD' }])
})

it('against the routing guide a row says where the reason is given, and tenders nothing', async () => {
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  await addPricedCarrier(node, clerk, { scac: 'DMBB' }, '120.00')
  const rule = {
    ...{ name: 'Ours', priority: 1, soldTo: '', shipTo: '', originZip: '', destinationZip: '', mode: '' as const },
    ...{
      weightFrom: null,
      weightTo: null,
      valueFrom: null,
      valueTo: null,
      days: [],
      preferred: ['DMBB'],
      doNotUse: [],
    },
    tolerance: { kind: 'percent' as const, value: 300_000 },
  }
  const saved = { query: { flag: 'save' as const }, body: { version: 0, rules: [rule] } }
  expect((await ask(node, RoutingGuide, saved, clerk.token)).status).toBe(200)
  const shipmentId = await add()
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const PricesheetID = reply.rates.find(({ CarrierSCAC }) => CarrierSCAC === 'DMAA')?.PricesheetID ?? 0
  const [row] = (await review([shipmentId])).rows
  expect(row).toMatchObject({ state: 'ready', CarrierSCAC: 'DMBB' })
  const { bulkId } = (await schedule([{ shipmentId, version: row?.version ?? 0, PricesheetID }])).reply
  const job = await ended(bulkId)
  expect(job.shown).toMatchObject([{ code: 'OverrideReasonMissing', words: expect.stringContaining('say why') }])
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx
        .updateTable('shipment')
        .set({ selected_quote_id: PricesheetID })
        .where('shipment_id', '=', shipmentId)
        .execute(),
    )
  expect((await review([shipmentId])).rows).toMatchObject([{ state: 'againstGuide', CarrierSCAC: 'DMAA' }])
  expect(await timesTendered([shipmentId])).toEqual([0])
})

it('where no mail leaves, a tender by mail is said to be a call', async () => {
  const silent = await startTestNode(testSettings({ WAYBILL_MAIL: 'none' }))
  const person = await newCompany(silent)
  await addPricedCarrier(silent, person, { scac: 'DMAA' })
  const { shipmentId } = await addFreight(silent, person)
  await ask(silent, GETLTLRates, { body: { shipmentId } }, person.token)
  const { reply } = await ask(silent, ReviewTenders, { body: { shipmentIds: [shipmentId] } }, person.token)
  expect(reply.rows).toMatchObject([{ state: 'noMailServer', CarrierSCAC: 'DMAA' }])
  await silent.close()
})
