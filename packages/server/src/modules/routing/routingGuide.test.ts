import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { SoldToDetails } from '@waybill/contract/calls/Shipment/SoldToDetails.ts'
import { RoutingGuide } from '@waybill/contract/calls/Supplemental/RoutingGuide.ts'
import { ExportGuideOverrides, GuideOverrides } from '@waybill/contract/lists/guideOverrides.ts'
import type { WireRoutingRule, wireOverrideGiven } from '@waybill/contract/wire/routingGuide.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'

type OverrideGiven = z.input<typeof wireOverrideGiven>

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

const rule = (changes: Partial<WireRoutingRule> = {}): WireRoutingRule => ({
  ...{ name: 'Ours', priority: 100, soldTo: '', shipTo: '', originZip: '', destinationZip: '', mode: '' },
  ...{ states: [], residential: null, dueWithin: null, service: '' },
  ...{ weightFrom: null, weightTo: null, valueFrom: null, valueTo: null, days: [], preferred: ['DMBB'], doNotUse: [] },
  tolerance: { kind: 'percent', value: 300_000 },
  ...changes,
})

const load = (person: Person) => ask(node, RoutingGuide, { query: { flag: 'load' }, body: {} }, person.token)
const save = (person: Person, rules: readonly WireRoutingRule[], version = 0) =>
  ask(node, RoutingGuide, { query: { flag: 'save' }, body: { version, rules: [...rules] } }, person.token)

/** DMAA for 213.36 and DMBB for 266.70, a quarter more. */
async function company() {
  const person = await newCompany(node)
  await addPricedCarrier(node, person, { scac: 'DMAA' })
  await addPricedCarrier(node, person, { scac: 'DMBB' }, '120.00')
  return person
}

async function rated(person: Person, changes: Partial<typeof freight> = {}) {
  const { shipmentId } = await addFreight(node, person, changes)
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, person.token)
  const of = (scac: string) => reply.rates.find(rate => rate.CarrierSCAC === scac)
  return { shipmentId, reply, of }
}

const call = (person: Person, shipmentId: number, PricesheetID = 0, override?: OverrideGiven) =>
  ask(
    node,
    Pickup,
    {
      query: { flag: 'call' },
      body: { shipmentId, version: 1, PricesheetID, spokeWith: 'Kim', ...(override === undefined ? {} : { override }) },
    },
    person.token,
  )

const listed = async (person: Person, filter: object = {}) =>
  (await ask(node, GuideOverrides, { body: { filter } }, person.token)).reply

describe('Supplemental/RoutingGuide', () => {
  it('answers 401 without a key, 403 without the page, and nothing of another company', async () => {
    expect((await ask(node, RoutingGuide, { query: { flag: 'load' }, body: {} })).status).toBe(401)
    const person = await company()
    expect((await load(await newPerson(node, person.clientId, ['Track']))).status).toBe(403)
    await save(person, [rule()])
    expect((await load(await newCompany(node))).reply).toMatchObject({ version: 0, rules: [], findings: [] })
  })

  it('keeps every version, and tells the second of two who save', async () => {
    const person = await company()
    expect((await save(person, [rule()])).reply).toMatchObject({ version: 1, rules: [{ name: 'Ours' }] })
    expect((await save(person, [rule({ name: 'Second' })])).error.code).toBe('ChangedMeanwhile')
    const both = await Promise.all([save(person, [rule({ name: 'A' })], 1), save(person, [rule({ name: 'B' })], 1)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const db = node.app.db.forClient(person.clientId)
    expect(await db.read(node.app.db.query.selectFrom('routing_guide').select('version'))).toHaveLength(2)
  })

  it('refuses what cannot be at its field, and saves contradictions with a word about them', async () => {
    const person = await company()
    const bad = [rule({ doNotUse: ['DMBB'] }), rule({ destinationZip: '8950x' })]
    const { error } = await save(person, bad)
    expect(error.issues).toEqual([
      { at: 'body.rules.0.doNotUse', code: 'bothWays', params: { scac: 'DMBB' } },
      { at: 'body.rules.1.destinationZip', code: 'badZip', params: {} },
    ])
    const { reply } = await save(person, [rule(), rule({ preferred: ['DMZZ'], doNotUse: ['DMBB'] })])
    expect(reply.findings).toEqual([
      { code: 'carrierGone', number: 2, scac: 'DMZZ' },
      { code: 'forbidsPreferred', number: 2, other: 1, scac: 'DMBB' },
      { code: 'sameRank', number: 1, other: 2 },
    ])
    expect(reply.carriers).toEqual([
      { SCAC: 'DMAA', CarrierName: expect.any(String) },
      { SCAC: 'DMBB', CarrierName: expect.any(String) },
    ])
  })
})

it('an award keeps whether a rule spoke of its freight', async () => {
  const person = await company()
  await save(person, [rule({ destinationZip: '89502' })])
  const spoken = await rated(person)
  await call(person, spoken.shipmentId, spoken.of('DMBB')?.PricesheetID)
  const unspoken = await rated(person, { destination: { ...freight.destination, zip: '89501' } })
  await call(person, unspoken.shipmentId, unspoken.of('DMBB')?.PricesheetID)
  const db = node.app.db.forClient(person.clientId)
  const told = await db.read(node.app.db.query.selectFrom('award_guide').select(['shipment_id', 'has_rule']))
  expect(new Map(told.map(row => [row.shipment_id, row.has_rule]))).toEqual(
    new Map([
      [spoken.shipmentId, true],
      [unspoken.shipmentId, false],
    ]),
  )
})

describe('the guide at rating', () => {
  it('selects the preferred carrier within its tolerance and names the rule on the price and in its trace', async () => {
    const person = await company()
    await save(person, [rule({ name: 'West' })])
    const { reply, of, shipmentId } = await rated(person)
    expect(reply).toMatchObject({
      ...{ because: 'preferred', guideRule: { number: 1, name: 'West' } },
      selectedPricesheetid: of('DMBB')?.PricesheetID,
    })
    expect(of('DMBB')).toMatchObject({ guide: { says: 'preferred', rule: 1, name: 'West' }, allowed: true })
    expect(of('DMBB')?.trace.at(-1)).toMatchObject({ step: 'guide', rule: 1, kind: 'percent', tolerance: 300_000 })
    expect(of('DMAA')?.guide).toBeNull()
    const details = await ask(node, ShipmentDetails, { body: { shipmentId } }, person.token)
    expect(details.reply.PriceSheets.map(({ CarrierSCAC, guide }) => [CarrierSCAC, guide?.rule])).toEqual([
      ['DMAA', undefined],
      ['DMBB', 1],
    ])
  })

  it('takes the cheapest beyond the tolerance, and never what a rule says not to use', async () => {
    const person = await company()
    await save(person, [rule({ tolerance: { kind: 'amount', value: 53_33 } })])
    expect((await rated(person)).reply.because).toBe('cheapest')
    await save(person, [rule({ tolerance: { kind: 'amount', value: 53_34 } })], 1)
    expect((await rated(person)).reply.because).toBe('preferred')
    await save(person, [rule({ preferred: [], doNotUse: ['DMAA'] })], 2)
    const { reply, of } = await rated(person)
    expect(of('DMAA')).toMatchObject({ allowed: false, guide: { says: 'doNotUse' } })
    expect(reply.selectedPricesheetid).toBe(of('DMBB')?.PricesheetID)
  })
})

describe('a booking against the guide', () => {
  it('asks for a reason, keeps it with what it cost, and not for the carrier of the guide', async () => {
    const person = await company()
    await save(person, [rule({ name: 'West' })])
    const { shipmentId, of } = await rated(person)
    const refused = await call(person, shipmentId, of('DMAA')?.PricesheetID)
    expect(refused.error.issues).toEqual([{ at: 'body.override', code: 'required', params: {} }])
    const wordless = await call(person, shipmentId, of('DMAA')?.PricesheetID, { reason: 'other', words: ' ' })
    expect(wordless.error.issues).toMatchObject([{ at: 'body.override.words', code: 'required' }])
    const given = { reason: 'price', words: 'Customer pays' } as const
    expect((await call(person, shipmentId, of('DMAA')?.PricesheetID, given)).status).toBe(200)
    const own = await rated(person)
    expect((await call(person, own.shipmentId, own.of('DMBB')?.PricesheetID)).status).toBe(200)
    const { overrides, totals, total } = await listed(person)
    expect(overrides).toMatchObject([
      {
        ...{ shipmentId, rule: 1, ruleName: 'West', guideSCAC: 'DMBB', guideTotal: 266_70, CarrierSCAC: 'DMAA' },
        ...{ total: 213_36, cost: -53_34, reason: 'price', words: 'Customer pays', forbidden: false },
      },
    ])
    expect([total, totals]).toEqual([1, [{ currency: 'USD', count: 1, cost: -53_34, uncompared: 0 }]])
  })

  it('costs us nothing where a third party pays', async () => {
    const person = await company()
    await save(person, [rule({ name: 'West' })])
    const billTo = { ...freight.destination, company: 'Test Payer' }
    const { shipmentId, of } = await rated(person, { terms: 'thirdParty', billTo })
    const given = { reason: 'price', words: 'Customer pays' } as const
    expect((await call(person, shipmentId, of('DMAA')?.PricesheetID, given)).status).toBe(200)
    const { overrides, totals } = await listed(person)
    expect(overrides).toMatchObject([{ shipmentId, guideTotal: null, total: null, cost: null }])
    expect(totals).toEqual([{ currency: 'USD', count: 1, cost: 0, uncompared: 1 }])
  })

  it('asks for a forbidden carrier too; without a rule nothing is asked', async () => {
    const person = await company()
    const free = await rated(person)
    expect((await call(person, free.shipmentId, free.of('DMBB')?.PricesheetID)).status).toBe(200)
    await save(person, [rule({ preferred: [], doNotUse: ['DMBB'] })])
    const { shipmentId, of } = await rated(person)
    expect((await call(person, shipmentId, of('DMBB')?.PricesheetID)).status).toBe(400)
    await call(person, shipmentId, of('DMBB')?.PricesheetID, { reason: 'capacity' })
    expect((await listed(person)).overrides).toMatchObject([{ forbidden: true, cost: 53_34, guideSCAC: 'DMAA' }])
  })
})

describe('Supplemental/GuideOverrides', () => {
  it('answers 401 and 403, filters by day, carrier, person and reason, and exports what it shows', async () => {
    expect((await ask(node, GuideOverrides, { body: {} })).status).toBe(401)
    const person = await company()
    expect(
      (await ask(node, GuideOverrides, { body: {} }, (await newPerson(node, person.clientId, ['Track'])).token)).status,
    ).toBe(403)
    await save(person, [rule()])
    for (const reason of ['price', 'capacity'] as const) {
      const { shipmentId, of } = await rated(person)
      await call(person, shipmentId, of('DMAA')?.PricesheetID, { reason, words: `=${reason}` })
    }
    const count = async (filter: object) => (await listed(person, filter)).total
    expect(await count({})).toBe(2)
    expect(await count({ reasons: ['price'] })).toBe(1)
    expect(await count({ carriers: ['DMBB'] })).toBe(0)
    expect(await count({ people: [String(person.userId)] })).toBe(2)
    expect(await count({ people: ['999999'] })).toBe(0)
    const today = node.clock.now().toISOString().slice(0, 10)
    expect(await count({ decided: { from: today, to: today } })).toBe(2)
    expect(await count({ decided: { from: '2026-12-01' } })).toBe(0)
    expect((await listed(await newCompany(node))).total).toBe(0)
    for (const sortOrder of ['asc', 'desc'] as const) {
      const page = (cursor?: string) =>
        ask(node, GuideOverrides, { body: { sortOrder, pageSize: 1, ...(cursor ? { cursor } : {}) } }, person.token)
      const { reply: first } = await page()
      const { reply: second } = await page(first.nextCursor ?? '')
      const ids = [...first.overrides, ...second.overrides].map(({ tenderId }) => tenderId)
      expect(ids).toEqual([...ids].sort((a, b) => (sortOrder === 'asc' ? a - b : b - a)))
      expect([new Set(ids).size, second.nextCursor]).toEqual([2, null])
    }
    const columns = ['decidedAt', 'CarrierName', 'total', 'guideTotal', 'cost', 'reason', 'words'] as const
    const file = await ask(
      node,
      ExportGuideOverrides,
      { body: { columns: [...columns], filter: { reasons: ['price'] } } },
      person.token,
    )
    const { text } = file
    expect(text).toContain('213.36,266.70,-53.34,Lower price')
    // A cell that a spreadsheet would take for a formula is disarmed.
    expect(text).not.toContain(',=price')
  })
})

describe('Shipment/SoldToDetails', () => {
  it('answers 401 without a key, and lists companies that are not ours', async () => {
    expect((await ask(node, SoldToDetails)).status).toBe(401)
    const person = await newCompany(node)
    await node.app.db.forClient(person.clientId).transaction(tx =>
      tx
        .insertInto('address')
        .values(
          ['Own Dock', 'Zeta 100%', 'Acme'].map((company, n) => ({
            ...{ client_id: person.clientId, company, is_ours: n === 0 },
            ...{ city: 'Reno', state: 'NV', zip: '89501' },
          })),
        )
        .execute(),
    )
    const names = async (searchText = '') =>
      (await ask(node, SoldToDetails, { body: { searchText } }, person.token)).reply.soldTo.map(one => one.SoldTo)
    expect(await names()).toEqual(['Acme', 'Zeta 100%'])
    expect(await names('100%')).toEqual(['Zeta 100%'])
  })
})
