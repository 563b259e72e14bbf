import type { BodyOf } from '@waybill/contract'
import { BenchmarkRule } from '@waybill/contract/calls/Shipment/BenchmarkRule.ts'
import { GetLaneHistory } from '@waybill/contract/calls/Shipment/GetLaneHistory.ts'
import { GetRateBenchmark } from '@waybill/contract/calls/Shipment/GetRateBenchmark.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { type FactGiven, putFact } from '../../testing/facts.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { roadMilesBetween } from './roadMilesBetween.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

const ends = { OriginZip: '45402', DestinationZip: '89502' } as const
type Asked = BodyOf<typeof GetLaneHistory>

const price = (PricesheetID: number, more: Partial<Asked['prices'][number]> = {}): Asked['prices'][number] => ({
  ...{ PricesheetID, CarrierSCAC: 'DMAA', service: '', zone: '', billedLb: null, currency: 'USD' },
  ...{ CurrAmount: 14_260, linehaul: null, isSpot: true },
  ...more,
})

const history = async (person: Person, body: Partial<Asked> & Pick<Asked, 'prices'>) =>
  (await ask(node, GetLaneHistory, { body: { ...ends, mode: 'LTL', weightLb: 500, ...body } }, person.token)).reply

/** What a shipment and its order are beside what facts are put with. */
interface More {
  readonly mode?: 'LTL' | 'TL' | 'PARCEL'
  readonly equipment?: string
  readonly service?: string
  readonly zone?: string
  readonly billedLb?: number
}

async function pay(person: Person, amounts: readonly number[], more: More = {}, given: FactGiven = {}): Promise<void> {
  const { mode = 'LTL', equipment = '', service = '', zone = '', billedLb = null } = more
  for (const [index, amount] of amounts.entries()) {
    const pickup = `2026-10-${String((index % 20) + 1).padStart(2, '0')}`
    const { shipmentId, tenderId } = await putFact(node, person, { pickup, charges: [['linehaul', amount]], ...given })
    await node.app.db.forClient(person.clientId).transaction(async tx => {
      await sql`
        update tender set service = ${service}, zone = ${zone}, billed_weight_lb = ${billedLb}
         where tender_id = ${tenderId}`.execute(tx)
      await sql`update shipment set mode = ${mode}, equipment = ${equipment} where shipment_id = ${shipmentId}`.execute(
        tx,
      )
    })
  }
}

/** Medians of 500 lb at 15,500: 3,100 a hundredweight. */
const twelve = Array.from({ length: 12 }, (_, index) => 10_000 + index * 1_000)
const raised = (by: number) => twelve.map(amount => amount + by)

describe('prices beside what a lane cost', () => {
  it('stand below or above the median of their currency (worked figure: 8 % under)', async () => {
    const person = await newCompany(node)
    await pay(person, twelve)
    const { prices } = await history(person, {
      prices: [price(1), price(2, { CurrAmount: 17_050 }), price(3, { currency: 'CAD' })],
    })
    expect(prices.map(({ PricesheetID, position }) => [PricesheetID, position.toFixed(9)])).toEqual([
      [1, '-0.080000000'],
      [2, '0.100000000'],
    ])
    expect(prices[0]).toMatchObject({ kind: 'spot', area: 'zip5', n: 12 })
  })

  it('stand beside their own kind of price first', async () => {
    const person = await newCompany(node)
    await pay(person, twelve)
    await pay(
      person,
      Array.from({ length: 10 }, () => 31_000),
    )
    const { prices } = await history(person, { prices: [price(1), price(2, { isSpot: false, CurrAmount: 31_000 })] })
    expect(prices.map(({ kind, n, position }) => [kind, n, position.toFixed(2)])).toEqual([
      ['spot', 12, '-0.08'],
      ['contract', 10, '0.00'],
    ])
  })

  it('of truckload are compared by their linehaul a mile, within the equipment', async () => {
    const person = await newCompany(node)
    await pay(person, raised(200_000), { mode: 'TL', equipment: 'dryVan' })
    await pay(person, raised(900_000), { mode: 'TL', equipment: 'flatbed' })
    const tl = { mode: 'TL', equipment: 'dryVan' } as const
    const { prices } = await history(person, {
      ...tl,
      prices: [price(1, { linehaul: 215_500, CurrAmount: 999_999 }), price(2, { linehaul: null })],
    })
    expect(prices).toMatchObject([{ PricesheetID: 1, position: 0, n: 12 }])
    const body = { ...ends, ...tl }
    const { reply } = await ask(node, GetRateBenchmark, { body }, person.token)
    const miles = roadMilesBetween('45402', '89502') ?? Number.NaN
    expect(reply.benchmarks.map(({ n, quartiles }) => [n, quartiles?.median])).toEqual([
      [12, Math.round(215_500 / miles)],
    ])
  })

  it('of parcels are compared by the billed pound, within service and zone', async () => {
    const person = await newCompany(node)
    const ground = { mode: 'PARCEL', service: 'Ground', zone: '7', billedLb: 10 } as const
    await pay(person, twelve, ground)
    await pay(person, raised(50_000), { ...ground, service: 'Next Day' })
    await pay(person, raised(90_000), { ...ground, zone: '8' })
    const parcel = { service: 'Ground', zone: '7', billedLb: 20 }
    const { prices } = await history(person, {
      ...{ mode: 'PARCEL', weightLb: 12 },
      prices: [
        price(1, { ...parcel, CurrAmount: 31_000 }),
        price(2, { ...parcel, service: 'Next Day', CurrAmount: 65_500 }),
        price(3, { ...parcel, zone: '2' }),
      ],
    })
    expect(prices.map(({ PricesheetID, n, position }) => [PricesheetID, n, position.toFixed(6)])).toEqual([
      [1, 12, '0.000000'],
      [2, 12, '-0.500000'],
    ])
    const shown = async (more: { service?: string; zone?: string }) => {
      const { reply } = await ask(node, GetRateBenchmark, { body: { ...ends, mode: 'PARCEL', ...more } }, person.token)
      return reply.benchmarks.map(one => [one.service, one.zone, one.n, one.quartiles?.median])
    }
    const [ground7, ground8, nextDay] = [
      ['Ground', '7', 12, 1_550],
      ['Ground', '8', 12, 10_550],
      ['Next Day', '7', 12, 6_550],
    ]
    expect(await shown({})).toEqual([ground7, ground8, nextDay])
    expect(await shown({ service: 'ground' })).toEqual([ground7, ground8])
    expect(await shown({ service: ' ', zone: '7' })).toEqual([ground7, nextDay])
  })

  it('have nothing beside them below enough, nor where a ZIP is of no place, nor in another company', async () => {
    const person = await newCompany(node)
    await pay(person, twelve.slice(0, 9))
    const nothing = { prices: [], actualDays: [] }
    expect(await history(person, { prices: [price(1)] })).toEqual(nothing)
    await pay(person, [15_500])
    expect((await history(person, { prices: [price(1)] })).prices).toHaveLength(1)
    expect(await history(person, { prices: [price(1)], DestinationZip: '00000' })).toEqual(nothing)
    expect(await history(await newCompany(node), { prices: [price(1)] })).toEqual(nothing)
  })

  it('are looked up by who sees prices', async () => {
    const clerk = await newCompany(node)
    const stranger = await newPerson(node, clerk.clientId, ['ContactUs'])
    const body = { ...ends, mode: 'LTL' as const, prices: [] }
    expect((await ask(node, GetLaneHistory, { body }, stranger.token)).status).toBe(403)
  })
})

describe('how long a carrier took', () => {
  const took = (arrivedAt: string, scac = 'DMAA'): FactGiven => ({
    ...{ scac, pickup: '2026-11-16', pickedUpAt: '2026-11-16T15:00:00Z', arrivedAt, terms: 'collect' },
  })
  const arrivals = ['17', '18', '19', '19', '20'].map(day => `2026-11-${day}T19:00:00Z`)

  it('is the median of business days of five trips or more, whoever paid', async () => {
    const person = await newCompany(node)
    for (const at of arrivals) await pay(person, [10_000], {}, took(at))
    for (const at of arrivals.slice(1)) await pay(person, [10_000], {}, took(at, 'DMBB'))
    const asked = { prices: [price(1), price(2, { CarrierSCAC: 'DMBB' })] }
    const dmaa = { CarrierSCAC: 'DMAA', service: '', days: 3, area: 'zip5', n: 5 }
    expect((await history(person, asked)).actualDays).toEqual([dmaa])
    expect((await history(person, { ...asked, DestinationZip: '89101' })).actualDays).toEqual([
      { ...dmaa, area: 'state' },
    ])
    expect((await history(person, { prices: [price(1, { CarrierSCAC: 'DMCC' })] })).actualDays).toEqual([])
  })
})

it('Shipment/BenchmarkRule says how many are enough, to whoever saw its newest version', async () => {
  const person = await newCompany(node)
  await pay(person, twelve.slice(0, 4))
  const rule = async (given?: { version: number; enough: number }) =>
    ask(node, BenchmarkRule, { body: given === undefined ? {} : { rule: given } }, person.token)
  expect((await rule()).reply).toEqual({ version: 0, enough: 10 })
  expect((await rule({ version: 0, enough: 4 })).reply).toEqual({ version: 1, enough: 4 })
  expect((await rule({ version: 0, enough: 5 })).reply).toMatchObject({ code: 'ChangedMeanwhile' })
  expect((await rule({ version: 1, enough: 2 })).status).toBe(400)
  const { reply } = await ask(node, GetRateBenchmark, { body: { ...ends, mode: 'LTL' } }, person.token)
  expect([reply.enough, reply.benchmarks[0]?.quartiles]).toEqual([4, { p25: 2_150, median: 2_300, p75: 2_450 }])
})
