import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ReviewServices } from '@waybill/contract/calls/Shipment/ReviewServices.ts'
import { TerminalInformation } from '@waybill/contract/calls/Shipment/TerminalInformation.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../testing/company.ts'
import { addFreight } from '../testing/freight.ts'
import { detailsOf } from '../testing/memoryCarrier.ts'
import { ask, whileTimePasses } from '../testing/node.ts'
import { connect, nextNews, startWiredNode, WIRE_SECRET, type Wired } from '../testing/wire.ts'

const logins = {
  DMGL: { connector: 'project44' },
  ODFL: { connector: 'odfl', login: { userName: 'clerk', password: WIRE_SECRET, accountNumber: '99999999' } },
  DMDL: { connector: 'nmfta', login: { apiKey: WIRE_SECRET, account: '99999999' } },
} as const
type Scac = keyof typeof logins
const scacs = Object.keys(logins) as Scac[]

/** A carrier that hangs, fails, talks garbage, or never ends. */
const faults = [
  ...(['hang', 'byteASecond', 'reset', 'status500', 'status503', 'status504'] as const),
  ...(['html', 'truncated', 'wrongShape', 'empty', 'tenMegabytes', 'hundredMegabytes'] as const),
]

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
})
// A company of its own each time: what failed before it rests no account of these.
beforeEach(async () => {
  clerk = await companyOfAll()
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const lane = { OriginZip: '45402', DestinationZip: '89502' }

async function companyOfAll(): Promise<Person> {
  const person = await newCompany(wired.node)
  for (const scac of scacs) await connect(wired.node, person, [scac], logins[scac])
  return person
}

/** Prices, times, terminals and an order of every carrier, as they are heard; the order goes to one of `well`. */
async function everything(well: readonly Scac[]) {
  const { node } = wired
  const { shipmentId } = await addFreight(node, clerk)
  const [rated, services, terminals] = await Promise.all([
    ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token),
    ask(node, ReviewServices, { body: lane }, clerk.token),
    ask(node, TerminalInformation, { body: lane }, clerk.token),
  ])
  const at = rated.reply.rates.findIndex(({ CarrierSCAC }) => CarrierSCAC === well[0])
  const booked = nextNews(node, 'booking', data => data.shipmentId === shipmentId && data.state === 'booked')
  const { version } = await detailsOf(node, clerk, shipmentId)
  const PricesheetID = rated.reply.rates[at]?.PricesheetID ?? 0
  const ordered = await ask(node, Pickup, { body: { shipmentId, version, PricesheetID } }, clerk.token)
  expect([rated.status, services.status, terminals.status, ordered.status]).toEqual([200, 200, 200, 200])
  await booked
  return {
    shipmentId,
    refused: rated.reply.refusals.map(({ CarrierSCAC }) => CarrierSCAC),
    told: scacs.map(scac => [
      scac,
      rated.reply.rates.filter(one => one.CarrierSCAC === scac).map(one => one.CurrAmount),
      services.reply.services.filter(one => one.CarrierSCAC === scac).map(one => one.ServiceDays),
      terminals.reply.terminals.filter(one => one.CarrierSCAC === scac).map(one => one.TerminalCode),
    ]),
  }
}

describe.each(scacs)('while %s hangs', bad => {
  const well = scacs.filter(scac => scac !== bad)

  it('the freight of the others is followed, and its papers are filed', async () => {
    const freight: number[] = []
    for (const scac of [bad, ...well]) freight.push((await everything([scac])).shipmentId)
    const [of, ...others] = freight
    wired.sandbox.fault({ kind: 'hang', account: bad })
    const delivered = others.map(shipmentId =>
      nextNews(wired.node, 'tracking', data => data.shipmentId === shipmentId && data.status === 'delivered'),
    )
    for (const shipmentId of freight) {
      const { BOLNumber } = await detailsOf(wired.node, clerk, shipmentId)
      wired.sandbox.addEvents(BOLNumber, [{ type: 'DELIVERED', dateTime: '2026-11-20T14:40:00.000Z' }])
    }
    await whileTimePasses(wired.node, 5, Promise.all(delivered))
    clerk = { ...clerk, token: await wired.node.app.sessions.open(clerk, 'test') }
    const hasProof = async (shipmentId: number) =>
      (await detailsOf(wired.node, clerk, shipmentId)).files.some(file => file.kind === 'pod')
    for (const shipmentId of others) {
      await expect.poll(() => hasProof(shipmentId), { timeout: 20_000 }).toBe(true)
    }
    expect((await detailsOf(wired.node, clerk, of ?? 0)).shipmentStatus).toBe('T')
  })
})

describe.each(scacs)('while %s is bad', bad => {
  const well = scacs.filter(scac => scac !== bad)
  let before: Awaited<ReturnType<typeof everything>>
  beforeAll(async () => {
    clerk = await companyOfAll()
    before = await everything(well)
    expect(before.refused).toEqual([])
  })

  it.each(faults)('(%s) the others give their prices, times and terminals, and take orders', async kind => {
    wired.sandbox.fault({ kind, account: bad })
    const now = await everything(well)
    expect(now.refused).toEqual([bad])
    expect(now.told).toEqual(before.told.map(told => (told[0] === bad ? [bad, [], [], []] : told)))
  })
})
