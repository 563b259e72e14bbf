import { type CarrierPrice, type Connector, registered } from '@waybill/carriers'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { connect } from '../../testing/wire.ts'

const plain: CarrierPrice = {
  ...{ kind: 'price', scac: 'DMWW', service: 'Standard', serviceCode: 'STD', transitDays: null, deliveryDate: null },
  ...{ linehaul: 10_000, discount: 0, fuel: 0, accessorials: 6_500, total: 16_500, currency: 'USD' },
  ...{ quoteNumber: 'Q1', expiresAt: null, unpricedAccessorials: [], guessedItems: [], messages: [] },
  charges: [
    { kind: 'linehaul', code: '', amount: 10_000, description: 'Freight' },
    { kind: 'accessorial', code: 'RESDEL', amount: 6_500, description: 'Private home fee' },
    { kind: 'accessorial', code: '', amount: 0, description: 'California compliance' },
  ],
}

let told: Partial<CarrierPrice> = {}
const carrier: Connector<{ apiKey: string }> = {
  name: 'told',
  title: 'Told',
  readSettings: stored => stored as { apiKey: string },
  secretSettings: ['apiKey'],
  reach: { modes: ['LTL'], from: null, to: null },
  rate: async () => [{ ...plain, ...told }],
}

let node: TestNode
let clerk: Person
beforeAll(async () => {
  const settings = { ...testSettings(), carrierUrls: { told: 'http://127.0.0.1:1' } }
  node = await startTestNode(settings, { connectors: [registered(carrier)] })
  clerk = await newCompany(node)
  await connect(node, clerk, ['DMWW'], { connector: 'told', login: { apiKey: 'k' } })
})
afterAll(() => node.close())

async function rated(price: Partial<CarrierPrice>, changes: Parameters<typeof addFreight>[2] = {}) {
  told = price
  const { shipmentId } = await addFreight(node, clerk, changes)
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const [rate] = reply.rates
  if (rate === undefined) throw new Error(`no price: ${JSON.stringify(reply.refusals)}`)
  return rate
}

const on = (date: string) => ({ pickup: { ...freight.pickup, date } })

describe('a live price', () => {
  it('keeps every charge that its carrier names, and says nothing of parts that it does not name', async () => {
    const { charges, linehaul, discount, fuel, accessorials } = await rated({})
    expect(charges).toEqual(plain.charges)
    expect({ linehaul, discount, fuel, accessorials }).toEqual({
      ...{ linehaul: 10_000, discount: null, fuel: null, accessorials: 6_500 },
    })
  })

  it('gets its day from its days by the calendar of rate sheets', async () => {
    const rate = await rated({ transitDays: 1 }, on('2026-11-25'))
    expect(rate).toMatchObject({ ServiceDays: 1, deliveryDate: '2026-11-30' })
    expect(rate.trace.at(-1)).toMatchObject({ step: 'delivery', pickedUp: '2026-11-25', deliveryDate: '2026-11-30' })
    expect(rate.warnings).toEqual([])
  })

  it('with a day of its own counts business days to it, and says when nobody delivers then', async () => {
    const holiday = await rated({ transitDays: 3, deliveryDate: '2026-11-26' }, on('2026-11-23'))
    expect(holiday).toMatchObject({ ServiceDays: 2, deliveryDate: '2026-11-26' })
    expect(holiday.warnings).toEqual([{ code: 'deliveryClosed', date: '2026-11-26', name: 'Thanksgiving Day' }])
    const open = await rated({ transitDays: 7, deliveryDate: '2026-12-01' }, on('2026-11-25'))
    expect(open).toMatchObject({ ServiceDays: 2, deliveryDate: '2026-12-01', warnings: [] })
    const saturday = { deliveryDate: '2026-12-05' }
    expect((await rated(saturday, on('2026-12-02'))).warnings).toMatchObject([{ name: 'Saturday' }])
    expect((await rated(saturday, { ...on('2026-12-02'), accessorials: ['SATDEL'] })).warnings).toEqual([])
  })
})
