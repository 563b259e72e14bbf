import type { BodyOf } from '@waybill/contract'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { AskPickup } from '@waybill/contract/calls/DayEnd/AskPickup.ts'
import { CancelPickup } from '@waybill/contract/calls/DayEnd/CancelPickup.ts'
import { CloseDay } from '@waybill/contract/calls/DayEnd/CloseDay.ts'
import { DropOffLocations } from '@waybill/contract/calls/DayEnd/DropOffLocations.ts'
import { GetDayEnd } from '@waybill/contract/calls/DayEnd/GetDayEnd.ts'
import { LookForPickup } from '@waybill/contract/calls/DayEnd/LookForPickup.ts'
import { ManifestPaper } from '@waybill/contract/calls/DayEnd/ManifestPaper.ts'
import { RatePickup } from '@waybill/contract/calls/DayEnd/RatePickup.ts'
import { SeeCharge } from '@waybill/contract/calls/DayEnd/SeeCharge.ts'
import { SettlePickup } from '@waybill/contract/calls/DayEnd/SettlePickup.ts'
import { UnscannedLabels } from '@waybill/contract/calls/DayEnd/UnscannedLabels.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { addDays } from '@waybill/domain'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectUps, orderLabels } from '../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'
import { labelsOf } from '../labels/index.ts'

const wired: Wired = await startWiredNode()
let clerk: Person
beforeEach(async () => {
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const place = {
  ...{ CompanyName: 'Test Dock', Street: '1 Dock Road', City: 'Dayton', State: 'OH', Zip: '45402' },
  ...{ ContactName: 'Ada', ContactNumber: '937-555-0100' },
}

const day = async () => (await ask(wired.node, GetDayEnd, {}, clerk.token)).reply

async function bought(count = 1): Promise<number> {
  const { shipmentId } = await buildParcels(wired.node, clerk, count)
  const booked = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === 'booked')
  await orderLabels(wired.node, clerk.token, shipmentId)
  await whileTimePasses(wired.node, 5, booked)
  return shipmentId
}

/** A Wednesday to come. */
function pickupDay(today: string): string {
  let date = addDays(today, 1)
  while (new Date(`${date}T12:00:00Z`).getUTCDay() !== 3) date = addDays(date, 1)
  return date
}

async function question(changes: Partial<BodyOf<typeof AskPickup>> = {}): Promise<BodyOf<typeof AskPickup>> {
  const { accounts, today } = await day()
  const AccountID = accounts[0]?.AccountID ?? 0
  return { AccountID, date: pickupDay(today), readyAt: '13:00', closeAt: '17:30', place, ...changes }
}

/** Waits until a pickup says what is expected: each news is a reason to look again. */
async function pickupIn(pickupId: number, state: string) {
  for (;;) {
    const next = nextNews(wired.node, 'dayEnd', data => data.pickupId === pickupId)
    const found = (await day()).pickups.find(one => one.pickupId === pickupId)
    if (found?.state === state) return found
    await whileTimePasses(wired.node, 5, next)
  }
}

const askFor = async (changes: Partial<BodyOf<typeof AskPickup>> = {}) =>
  ask(wired.node, AskPickup, { body: await question(changes) }, clerk.token)

const trucks = () => wired.sandbox.ledger().filter(({ kind }) => kind === 'pickup').length

describe('pickups', () => {
  it('are asked for the labels that wait, with their weight, once a day and place, and sent away and asked anew', async () => {
    await bought(2)
    const [account] = (await day()).accounts
    expect(account?.waiting).toEqual([{ fleet: '', count: 2, weightLb: 19 }])
    const rated = await ask(wired.node, RatePickup, { body: await question() }, clerk.token)
    expect(rated.reply).toEqual({ total: 795, currency: 'USD', refusal: '' })
    const { pickupId } = (await askFor()).reply
    const coming = await pickupIn(pickupId, 'asked')
    expect(coming).toMatchObject({ count: 2, weightLb: 19, charge: 795, number: expect.stringMatching(/^29/) })
    expect((await day()).accounts[0]?.waiting).toEqual([])
    expect((await askFor()).error.code).toBe('PickupAsked')
    expect((await ask(wired.node, CancelPickup, { body: { pickupId } }, clerk.token)).status).toBe(200)
    await pickupIn(pickupId, 'cancelled')
    const before = trucks()
    const again = (await askFor()).reply.pickupId
    await pickupIn(again, 'asked')
    expect(trucks()).toBe(before + 1)
  })

  it('that nobody heard of are found by our reference and never asked for twice', async () => {
    await bought()
    wired.sandbox.fault({ kind: 'dropAfter', operation: 'askPickup' })
    const before = trucks()
    const { pickupId } = (await askFor()).reply
    await pickupIn(pickupId, 'asked')
    expect(trucks()).toBe(before + 1)
  })

  it('that nobody knows of wait for a person, block another one, and are settled by a word', async () => {
    await bought()
    wired.sandbox.fault({ kind: 'status500', operation: 'askPickup' })
    wired.sandbox.fault({ kind: 'status500', operation: 'findPickup' })
    const { pickupId } = (await askFor()).reply
    await pickupIn(pickupId, 'unknown')
    expect((await askFor()).error.code).toBe('PickupAsked')
    const told = { pickupId, comes: false }
    expect((await ask(wired.node, SettlePickup, { body: told }, clerk.token)).status).toBe(200)
    wired.sandbox.clearFaults()
    await pickupIn((await askFor()).reply.pickupId, 'asked')
  })

  it('that are to come are asked about, and say how they stand', async () => {
    await bought()
    const { pickupId } = (await askFor()).reply
    await pickupIn(pickupId, 'asked')
    const answered = nextNews(wired.node, 'dayEnd', data => data.pickupId === pickupId)
    expect((await ask(wired.node, LookForPickup, { body: { pickupId } }, clerk.token)).status).toBe(200)
    await whileTimePasses(wired.node, 5, answered)
    expect((await day()).pickups[0]).toMatchObject({ state: 'asked', answer: 'Dispatched to driver' })
  })

  it('that the carrier refuses say why in its words, and hold no label', async () => {
    await bought()
    const { date } = await question()
    const { pickupId } = (await askFor({ date: addDays(date, 4) })).reply
    expect(await pickupIn(pickupId, 'failed')).toMatchObject({ answer: 'No pickup on a Sunday.' })
    expect((await day()).accounts[0]?.waiting).toHaveLength(1)
  })

  it('are refused at their fields, and without labels', async () => {
    expect((await askFor()).error.code).toBe('NothingWaits')
    const unclear = await askFor({ closeAt: '12:00', place: { ...place, ContactNumber: '' } })
    expect(unclear.error.issues?.map(({ at }) => at)).toEqual(['body.place.ContactNumber', 'body.closeAt'])
  })
})

it('a day is closed once, with a manifest of its labels, and another company sees nothing of it', async () => {
  const shipmentId = await bought(2)
  const { accounts, today } = await day()
  expect(accounts[0]).toMatchObject({ close: 'own', open: [{ day: today, count: 2, weightLb: 19, currency: 'USD' }] })
  expect(accounts[0]?.open[0]?.charges).toBeGreaterThan(0)
  const body = { AccountID: accounts[0]?.AccountID ?? 0, until: today, place }
  const { closeId, count } = (await ask(wired.node, CloseDay, { body }, clerk.token)).reply
  expect(count).toBe(2)
  expect((await ask(wired.node, CloseDay, { body }, clerk.token)).error.code).toBe('NothingWaits')
  const after = await day()
  expect([after.accounts[0]?.open, after.closes[0]?.state]).toEqual([[], 'closed'])
  const paper = await ask(wired.node, ManifestPaper, { body: { closeId } }, clerk.token)
  expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  const other = await newCompany(wired.node)
  expect((await ask(wired.node, ManifestPaper, { body: { closeId } }, other.token)).status).toBe(404)
  expect((await ask(wired.node, GetDayEnd, {}, other.token)).reply).toMatchObject({ accounts: [], closes: [] })
  expect(shipmentId).toBeGreaterThan(0)
})

it('places to drop off stand with distance and hours; a carrier that fails is said in words', async () => {
  const { accounts } = await day()
  const AccountID = accounts[0]?.AccountID ?? 0
  const near = (Zip: string) => ask(wired.node, DropOffLocations, { body: { AccountID, Zip } }, clerk.token)
  const { reply } = await near('45402')
  expect(reply.locations.map(({ distanceMiles }) => distanceMiles)).toEqual([0.8, 1.6, 3.4, 6.2])
  expect(reply.center).toMatchObject({ City: 'Dayton', State: 'OH' })
  expect((await near('00000')).error.issues?.[0]).toMatchObject({ at: 'body.Zip', code: 'unknown_zip' })
  wired.sandbox.fault({ kind: 'status500', operation: 'locations' })
  expect((await near('45402')).reply.refusal).toMatch(/\w{3}/)
})

it('labels that nobody scanned are listed with their money, and given back in bulk with a result for each', async () => {
  const [one, other] = [await bought(2), await bought(1)]
  const { app } = wired.node
  const labels = async () =>
    (
      await Promise.all([one, other].map(id => labelsOf(app, app.db.forClient(clerk.clientId), clerk.clientId, id)))
    ).flat()
  const third = (await labels()).at(-1)
  const listed = (days: number) => ask(wired.node, UnscannedLabels, { body: { days } }, clerk.token)
  expect((await listed(7)).reply.count).toBe(0)
  wired.sandbox.addEvents(third?.trackingNumber ?? '', [{ type: 'P' }])
  const { rows, totals } = (await listed(0)).reply
  expect(totals).toEqual([{ currency: 'USD', charge: rows.reduce((sum, { charge }) => sum + (charge ?? 0), 0) }])
  expect(rows).toHaveLength(3)
  const body = { action: 'voidLabels' as const, rows: rows.map(({ labelId: id }) => ({ id })), comments: 'Never sent' }
  await ask(wired.node, StartBulk, { body }, clerk.token)
  const job = await whileTimePasses(wired.node, 5, jobOnce(wired.node, clerk, hasEnded))
  expect(job.total).toBe(3)
  expect((await labels()).map(({ state }) => state === 'voided')).toEqual([true, true, false])
  expect(job).toMatchObject({ done: 2, toFix: 1 })
})

it('labels that cost more than was shown stand on the worklist until somebody has seen it', async () => {
  const shipmentId = await bought(1)
  const work = async () => (await ask(wired.node, GetCarrierWork, {}, clerk.token)).reply.charges
  expect(await work()).toEqual([])
  await wired.node.app.db
    .forClient(clerk.clientId)
    .transaction(tx => sql`update label set charge = charge + 300 where client_id = ${clerk.clientId}`.execute(tx))
  const [charge] = await work()
  expect(charge).toMatchObject({ shipmentId, charged: (charge?.shown ?? 0) + 300 })
  const body = { tenderId: charge?.tenderId ?? 0, charged: charge?.charged ?? 0 }
  expect((await ask(wired.node, SeeCharge, { body }, clerk.token)).status).toBe(200)
  expect(await work()).toEqual([])
})

it('who may not void shipments gives no last label back: its shipment would go with it', async () => {
  const shipmentId = await bought(1)
  const closer = await newPerson(wired.node, clerk.clientId, ['DayEnd'])
  const { db } = wired.node.app
  const [label] = await labelsOf(wired.node.app, db.forClient(clerk.clientId), clerk.clientId, shipmentId)
  const body = { action: 'voidLabels' as const, rows: [{ id: label?.labelId ?? 0 }] }
  await ask(wired.node, StartBulk, { body }, closer.token)
  expect(await whileTimePasses(wired.node, 5, jobOnce(wired.node, closer, hasEnded))).toMatchObject({ toFix: 1 })
  const [after] = await labelsOf(wired.node.app, db.forClient(clerk.clientId), clerk.clientId, shipmentId)
  expect(after?.state).toBe('bought')
})
