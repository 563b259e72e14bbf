import { PlaceKinds } from '@waybill/contract/calls/Address/PlaceKinds.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { RoutingGuide } from '@waybill/contract/calls/Supplemental/RoutingGuide.ts'
import { AnswerTender } from '@waybill/contract/calls/Tender/AnswerTender.ts'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { GuideOverrides } from '@waybill/contract/lists/guideOverrides.ts'
import type { WireRoutingRule } from '@waybill/contract/wire/routingGuide.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../../testing/company.ts'
import { addFreight, freight } from '../../../testing/freight.ts'
import { confirmed, memoryLogin, startMemoryNode } from '../../../testing/memoryCarrier.ts'
import { ask, sharedNode, type TestNode } from '../../../testing/node.ts'
import { linkMailedTo } from '../../../testing/quotes.ts'
import { addPricedCarrier } from '../../../testing/rates.ts'
import { connect } from '../../../testing/wire.ts'
import { workOffers } from './workOffers.ts'

// An offer buys as a booking does: by the same rules, with the same questions.

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

async function priced(): Promise<{ readonly shipmentId: number; readonly price: (scac: string) => number }> {
  const { shipmentId } = await addFreight(node, clerk)
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const price = (scac: string) => reply.rates.find(({ CarrierSCAC }) => CarrierSCAC === scac)?.PricesheetID ?? 0
  return { shipmentId, price }
}

const start = (shipmentId: number, kind: 'single' | 'waterfall', PricesheetIDs: number[], more: object = {}) => {
  const body = { shipmentId, version: 1, kind, stepMinutes: 60, PricesheetIDs, ...more }
  return ask(node, StartTenderRound, { body }, clerk.token)
}

async function answer(scac: string, body: { answer: 'accept' } | { answer: 'decline'; reason: 'price' }) {
  const { id: TenderID, AccessID } = await linkMailedTo(node, clerk, `dispatch@${scac.toLowerCase()}.invalid`, 'Tender')
  expect((await ask(node, AnswerTender, { query: { TenderID, AccessID }, body })).status).toBe(200)
}

const overrides = async () => (await ask(node, GuideOverrides, { body: { filter: {} } }, clerk.token)).reply.overrides

describe('an offer against the routing guide', () => {
  const guide = async (changes: Partial<WireRoutingRule> = {}) => {
    const rule: WireRoutingRule = {
      ...{ name: 'West', priority: 1, soldTo: '', shipTo: '', originZip: '', destinationZip: '', mode: '' },
      ...{ states: [], residential: null, dueWithin: null, service: '' },
      ...{ weightFrom: null, weightTo: null, valueFrom: null, valueTo: null, days: [] },
      ...{ preferred: ['DMBB'], doNotUse: [], tolerance: { kind: 'percent', value: 300_000 } },
      ...changes,
    }
    const saved = { query: { flag: 'save' as const }, body: { version: 0, rules: [rule] } }
    expect((await ask(node, RoutingGuide, saved, clerk.token)).status).toBe(200)
  }
  const because = { override: { reason: 'capacity', words: 'Only they have a truck' } }

  beforeEach(async () => {
    await addPricedCarrier(node, clerk, { scac: 'DMAA' }, '150.00')
    await addPricedCarrier(node, clerk, { scac: 'DMBB' }, '96.00')
  })

  it('asks for its reason, and keeps it with both prices once it is accepted', async () => {
    await guide()
    const { shipmentId, price } = await priced()
    const refused = await start(shipmentId, 'single', [price('DMAA')])
    expect(refused.error?.issues).toEqual([{ at: 'body.override', code: 'required', params: {} }])
    const wordless = await start(shipmentId, 'single', [price('DMAA')], { override: { reason: 'other' } })
    expect(wordless.error?.issues).toMatchObject([{ at: 'body.override.words', code: 'required' }])
    const started = await start(shipmentId, 'single', [price('DMAA')], because)
    expect(started.status).toBe(200)
    // Nothing is bought yet.
    expect(await overrides()).toEqual([])
    await answer('DMAA', { answer: 'accept' })
    const tenderId = started.reply.round.steps[0]?.tenderId
    expect(await overrides()).toMatchObject([
      {
        ...{ tenderId, shipmentId, ruleName: 'West', guideSCAC: 'DMBB', guideTotal: 213_36, CarrierSCAC: 'DMAA' },
        ...{ total: 333_38, cost: 120_02, reason: 'capacity', words: 'Only they have a truck', forbidden: false },
      },
    ])
  })

  it('asks too where only a later place is against it, and keeps nothing when the guide’s carrier takes it', async () => {
    await guide()
    const { shipmentId, price } = await priced()
    const prices = [price('DMBB'), price('DMAA')]
    expect((await start(shipmentId, 'waterfall', prices)).status).toBe(400)
    expect((await start(shipmentId, 'waterfall', prices, because)).status).toBe(200)
    await answer('DMBB', { answer: 'accept' })
    expect(await overrides()).toEqual([])
    const own = await priced()
    expect((await start(own.shipmentId, 'single', [own.price('DMBB')])).status).toBe(200)
  })

  it('asks for a carrier that a rule says not to use', async () => {
    await guide({ preferred: [], doNotUse: ['DMBB'] })
    const { shipmentId, price } = await priced()
    expect((await start(shipmentId, 'single', [price('DMBB')])).status).toBe(400)
    expect((await start(shipmentId, 'single', [price('DMBB')], because)).status).toBe(200)
    await answer('DMBB', { answer: 'accept' })
    expect(await overrides()).toMatchObject([{ CarrierSCAC: 'DMBB', forbidden: true, guideSCAC: 'DMAA' }])
  })

  it('keeps its reason with an order that goes over the wire', async () => {
    node = await startMemoryNode({ book: async () => confirmed('ID-1'), find: async () => ({ kind: 'absent' }) })
    clerk = await newCompany(node)
    await connect(node, clerk, ['AAAA'], memoryLogin)
    await addPricedCarrier(node, clerk, { scac: 'DMBB' })
    await guide({ preferred: [], doNotUse: ['AAAA'] })
    const { shipmentId, price } = await priced()
    expect((await start(shipmentId, 'single', [price('AAAA')])).status).toBe(400)
    expect((await start(shipmentId, 'single', [price('AAAA')], because)).status).toBe(200)
    expect(await overrides()).toMatchObject([{ CarrierSCAC: 'AAAA', guideSCAC: 'DMBB', reason: 'capacity' }])
    await node.close()
  })
})

it('a waterfall asks nobody at a price that a booking would refuse, since somebody said the place is a residence', async () => {
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  await addPricedCarrier(node, clerk, { scac: 'DMBB' }, '120.00')
  const { shipmentId, price } = await priced()
  const { reply } = await start(shipmentId, 'waterfall', [price('DMAA'), price('DMBB')])
  const { company: CompanyName, street: Street, zip: Zip } = freight.destination
  const place = { places: [{ CompanyName, Street, Street2: '', Zip }], kind: 'residential' as const }
  const colleague = await newPerson(node, clerk.clientId)
  const said = { query: { flag: 'remember' as const }, body: place }
  expect((await ask(node, PlaceKinds, said, colleague.token)).status).toBe(200)
  await answer('DMAA', { answer: 'decline', reason: 'price' })
  await workOffers(node.app, { clientId: clerk.clientId, subjectId: reply.round.roundId })
  const { rounds } = (await ask(node, GetTenderRounds, { body: { shipmentId } }, clerk.token)).reply
  expect(rounds[0]).toMatchObject({
    state: 'exhausted',
    steps: [{ state: 'declined' }, { state: 'skipped', skipReason: 'priceOutdated' }],
  })
})
