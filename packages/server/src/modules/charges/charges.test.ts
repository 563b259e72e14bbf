import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { itemToWire } from '@waybill/contract/wire/shipment.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { ask } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { connect, nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'
import { chargeAwarded } from './index.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await addPricedCarrier(wired.node, clerk, { scac: 'DMAA' })
  await connect(wired.node, clerk, ['DMGL'])
})
afterAll(() => wired.close())

const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

interface ChargeRow {
  readonly amendment_no: number
  readonly phase: string
  readonly kind: string
  readonly amount: number
  readonly source: string
}

const chargesOf = (tenderId: number) =>
  wired.node.app.db
    .forClient(clerk.clientId)
    .read<ChargeRow>(
      wired.node.app.db.query
        .selectFrom('charge')
        .select(['amendment_no', 'phase', 'kind', 'amount', 'source'])
        .where('tender_id', '=', tenderId)
        .orderBy('amendment_no')
        .orderBy('line_no'),
    )

const sum = (rows: readonly ChargeRow[], amendment: number) =>
  rows.filter(row => row.amendment_no === amendment).reduce((whole, row) => whole + row.amount, 0)

async function book(scac: string, way: '' | 'call') {
  const { shipmentId } = await addFreight(wired.node, clerk)
  const { reply } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const rate = reply.rates.find(one => one.CarrierSCAC === scac)
  const isBooked = (data: Readonly<Record<string, unknown>>) =>
    data.shipmentId === shipmentId && data.state === 'booked'
  const booked = way === 'call' ? null : nextNews(wired.node, 'booking', isBooked)
  const body = { shipmentId, version: 1, PricesheetID: rate?.PricesheetID ?? 0, spokeWith: 'Ann' }
  const query = way === 'call' ? { flag: way } : {}
  const answer = await ask(wired.node, Pickup, { query, body }, clerk.token)
  expect(answer.status).toBe(200)
  await booked
  const { booking } = await details(shipmentId)
  return { shipmentId, rate, tenderId: booking.bookingId ?? 0 }
}

it.each([
  ['by mail', 'DMAA', ''],
  ['over the wire', 'DMGL', ''],
  ['by telephone', 'DMAA', 'call'],
] as const)('what is awarded %s has the lines of its price, once', async (_way, scac, way) => {
  const { rate, tenderId } = await book(scac, way)
  const rows = await chargesOf(tenderId)
  expect(rows.map(({ kind, amount }) => ({ kind, amount }))).toEqual(
    rate?.charges.map(({ kind, amount }) => ({ kind, amount })),
  )
  expect(sum(rows, 0)).toBe(rate?.CurrAmount)
  expect(new Set(rows.map(row => `${row.phase} ${row.source}`))).toEqual(new Set([`quoted ${rate?.PricesheetID}`]))
  await wired.node.app.db
    .forClient(clerk.clientId)
    .transaction(tx => chargeAwarded(tx, { clientId: clerk.clientId, tenderId }, wired.node.clock.now()))
  expect(await chargesOf(tenderId)).toEqual(rows)
})

it('an accepted price is the next set, and the highest set is the price of every order', async () => {
  const { shipmentId, tenderId } = await book('DMAA', 'call')
  for (const Weight of [4_800, 5_200]) {
    const { version } = await details(shipmentId)
    const Items = freight.items.map(item => ({ ...itemToWire(item), Weight }))
    const saved = await ask(wired.node, SaveItemDetails, { body: { shipmentId, version, Items } }, clerk.token)
    const { reply } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
    const PricesheetID = reply.rates.find(one => one.CarrierSCAC === 'DMAA')?.PricesheetID ?? 0
    const body = { shipmentId, version: saved.reply.version, way: 'call' as const, PricesheetID, spokeWith: 'Ann' }
    expect((await ask(wired.node, TellCarrier, { body }, clerk.token)).status).toBe(200)
  }
  const rows = await chargesOf(tenderId)
  expect([...new Set(rows.map(row => `${row.amendment_no} ${row.phase}`))]).toEqual([
    '0 quoted',
    '1 amended',
    '2 amended',
  ])
  expect(sum(rows, 2)).toBe((await details(shipmentId)).TotalCharge)
  const { rows: wrong } = await wired.node.app.db.forClient(clerk.clientId).transaction(tx =>
    sql`
      select t.tender_id, t.total, s.total_charge, c.amendment_no, c.amount
        from tender t
        join shipment s on s.client_id = t.client_id and s.shipment_id = t.shipment_id
        left join lateral (select amendment_no, sum(amount) as amount from charge c
                            where c.client_id = t.client_id and c.tender_id = t.tender_id
                            group by amendment_no order by amendment_no desc limit 1) c on true
       where t.state = 'awarded' and t.total is not null
         and (c.amount is null or c.amount <> case c.amendment_no when 0 then t.total else s.total_charge end)`.execute(
      tx,
    ),
  )
  expect(wrong).toEqual([])
})

it('nobody can change or take away a line', async () => {
  await expect(sql`update charge set amount = 0`.execute(wired.node.app.db.query)).rejects.toThrow('permission denied')
  await expect(sql`delete from charge`.execute(wired.node.app.db.query)).rejects.toThrow('permission denied')
})

it('says what the lines of a price leave of its total', async () => {
  const { tenderId } = await book('DMAA', 'call')
  const { clientId } = clerk
  const db = wired.node.app.db.forClient(clientId)
  const other = await db.transaction(async tx => {
    const { rows } = await sql<{ tender_id: number }>`
      insert into tender (client_id, shipment_id, content_no, scac, carrier_name, total, currency, charges, way, state,
                          requested_by, requested_at)
      select client_id, shipment_id, content_no, scac, carrier_name, 10000, currency,
             '[{"kind": "linehaul", "code": "", "amount": 9000}]', 'call', 'refused', requested_by, requested_at
        from tender where client_id = ${clientId} and tender_id = ${tenderId} returning tender_id`.execute(tx)
    const made = rows[0]?.tender_id ?? 0
    await chargeAwarded(tx, { clientId, tenderId: made }, wired.node.clock.now())
    return made
  })
  expect((await chargesOf(other)).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['linehaul', 9_000],
    ['rest', 1_000],
  ])
})
