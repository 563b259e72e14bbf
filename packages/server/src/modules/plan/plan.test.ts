import type { BodyOf } from '@waybill/contract'
import { QuickRates } from '@waybill/contract/calls/Shipment/QuickRates.ts'
import { ReviewServices } from '@waybill/contract/calls/Shipment/ReviewServices.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addCarrier } from '../../testing/freight.ts'
import { ask } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { connect, startWiredNode, type Wired } from '../../testing/wire.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await addPricedCarrier(wired.node, clerk, { scac: 'DMAA' })
  await addCarrier(wired.node, clerk, { scac: 'DMNO' })
  await connect(wired.node, clerk, ['DMGL', 'DMHV'])
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const lane = { OriginZip: '45402', DestinationZip: '89502' }
const pallet = { ...lane, Weight: 500, itemClass: '70', packageType: 'PLT' }

const rates = (body: BodyOf<typeof QuickRates>, person = clerk) => ask(wired.node, QuickRates, { body }, person.token)
const services = (body: BodyOf<typeof ReviewServices>, person = clerk) =>
  ask(wired.node, ReviewServices, { body }, person.token)

const rows = (table: 'rating_run' | 'price_sheet' | 'shipment') =>
  wired.node.app.db.forClient(clerk.clientId).read(wired.node.app.db.query.selectFrom(table).selectAll())

describe('Shipment/QuickRates', () => {
  it('prices two ZIPs, a weight and a class over sheets and wires, and keeps nothing', async () => {
    const { reply } = await rates(pallet)
    expect(reply.from).toMatchObject({ City: 'Dayton', State: 'OH' })
    expect(reply.to).toMatchObject({ City: 'Reno', State: 'NV' })
    expect(reply.rates.map(rate => rate.CarrierSCAC).toSorted()).toEqual(['DMAA', 'DMGL', 'DMHV'])
    expect(reply.rates.find(rate => rate.CarrierSCAC === 'DMAA')).toMatchObject({ CurrAmount: 21_336, ServiceDays: 3 })
    expect(reply.rates.map(rate => rate.CurrAmount)).toEqual(
      reply.rates.map(rate => rate.CurrAmount ?? 0).toSorted((a, b) => a - b),
    )
    expect(new Set(reply.rates.map(rate => rate.PricesheetID)).size).toBe(3)
    expect(reply.refusals).toMatchObject([{ CarrierSCAC: 'DMNO', reason: 'noSheet' }])
    expect([await rows('rating_run'), await rows('price_sheet'), await rows('shipment')]).toEqual([[], [], []])
  })

  it('says what is wrong at its field, and needs its page', async () => {
    const at = async (body: BodyOf<typeof QuickRates>) =>
      (await rates(body)).error.issues?.map(issue => `${issue.at} ${issue.code}`)
    expect(await at({ ...pallet, OriginZip: '00000', DestinationZip: '' })).toEqual([
      'body.OriginZip badForm',
      'body.DestinationZip required',
    ])
    expect(await at({ ...pallet, Weight: 0 })).toEqual(['body.Weight required'])
    expect(await at({ ...pallet, itemClass: '71' })).toEqual(['body.itemClass notOneOf'])
    expect(await at({ ...pallet, PickupByDate: '2020-01-01' })).toEqual(['body.PickupByDate past'])
    expect(await at({ ...pallet, shipMode: 'TL' })).toEqual(['body.EquipmentType required'])
    expect((await ask(wired.node, QuickRates, { body: pallet })).status).toBe(401)
    const other = await newPerson(wired.node, clerk.clientId, ['UserGuide'])
    expect((await rates(pallet, other)).status).toBe(403)
  })

  it('a carrier that is down is a refusal beside the others, and another company sees its own carriers alone', async () => {
    wired.sandbox.fault({ kind: 'status500', account: 'DMGL' })
    const { reply } = await rates(pallet)
    expect(reply.rates.map(rate => rate.CarrierSCAC).toSorted()).toEqual(['DMAA', 'DMHV'])
    expect(reply.refusals.map(one => one.CarrierSCAC)).toContain('DMGL')
    const stranger = await newCompany(wired.node)
    expect((await rates(pallet, stranger)).reply).toMatchObject({ rates: [], refusals: [] })
  })
})

describe('Shipment/ReviewServices', () => {
  it('days, direct or interline and the day it comes, of sheets and wires; who has none says why', async () => {
    const { reply } = await services({ ...lane, PickupByDate: '2099-11-25' })
    const known = reply.services.map(one => [
      one.CarrierSCAC,
      one.lane,
      one.ServiceDays !== null,
      one.deliveryDate > '2099-11-25',
    ])
    expect(new Set(known.map(([scac]) => scac))).toEqual(new Set(['DMAA', 'DMGL', 'DMHV']))
    for (const [, way, hasDays, isLater] of known) expect([way !== '', hasDays, isLater]).toEqual([true, true, true])
    const days = reply.services.map(one => one.ServiceDays ?? 999)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    expect(reply.refusals).toMatchObject([{ CarrierSCAC: 'DMNO', reason: 'noSheet' }])
  })

  it('a lane that a sheet does not have is said, and so is a carrier that fails', async () => {
    wired.sandbox.fault({ kind: 'status500', account: 'DMHV' })
    const { reply } = await services({ OriginZip: '45402', DestinationZip: '04101' })
    const reasons = new Map(reply.refusals.map(one => [one.CarrierSCAC, one.reason]))
    expect(reasons.get('DMAA')).toBe('noLane')
    expect(reasons.has('DMHV')).toBe(true)
  })
})
