import type { BodyOf, QueryOf } from '@waybill/contract'
import { ExportCarriers } from '@waybill/contract/calls/Carriers/ExportCarriers.ts'
import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { GetCollectCarrierShipVia } from '@waybill/contract/calls/Shipment/GetCollectCarrierShipVia.ts'
import { GetCollectCarriersList } from '@waybill/contract/calls/Shipment/GetCollectCarriersList.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, startTestNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await startTestNode()
  return () => node.close()
})
beforeEach(async () => {
  clerk = await newCompany(node)
})

const given = {
  ...{ CarrierName: 'Demo Motor', SCAC: 'dmoa', Email: 'quotes@demo.invalid' },
  RateMode: 'LTL',
  kind: 'spot',
  ...{ TenderEmail: 'dispatch@demo.invalid', Contact: 'Ann', Phone: '800-555-0100', CarrierLocn: 'DAYTON' },
  ...{ ContractId: 'C-1', MCNumber: '123456', DOTNumber: '7654321', InsuranceExpires: '2027-03-31' },
  ...{ collect: true, ShipVia: 'DMOA-C', collectFlagged: true },
} as const

type Body = BodyOf<typeof FreightCarrier>
const freight = (Mode: QueryOf<typeof FreightCarrier>['Mode'], body: Body = {}, token = clerk.token) =>
  ask(node, FreightCarrier, { query: { Mode }, body }, token)

const named = { CarrierLocn: 'DAYTON', SCAC: 'DMOA', RateMode: 'LTL' }

it('a carrier is added, found, changed and deleted, and comes back with its papers', async () => {
  const added = await freight('ADD', { carrier: given })
  expect(added.reply.Message).toBe('Carrier(Demo Motor) has been added successfully')
  const [carrier] = added.reply.carriers
  expect(carrier).toMatchObject({ ...given, SCAC: 'DMOA', RateModeID: 2, insurance: 'valid', version: 1 })
  const { carrierId = 0, version = 0 } = carrier ?? {}
  const changed = await freight('UPDATE', { carrierId, version, carrier: { ...given, Contact: 'Bob', doNotUse: true } })
  expect(changed.reply.carriers).toMatchObject([{ Contact: 'Bob', doNotUse: true, version: 2 }])
  expect((await freight('UPDATE', { carrierId, version, carrier: given })).error.code).toBe('ChangedMeanwhile')
  expect((await freight('DELETE', { ...named, version: 1 })).error.code).toBe('ChangedMeanwhile')
  expect((await freight('DELETE', { ...named, version: 2 })).status).toBe(200)
  expect((await freight('Load')).reply).toMatchObject({ carriers: [], total: 0 })
  expect((await freight('DELETE', named)).status).toBe(404)
  expect((await freight('ADD', { carrier: given })).reply.carriers).toMatchObject([{ carrierId, Contact: 'Ann' }])
})

it('says what is missing, at each field, and which carrier is there already', async () => {
  const empty = await freight('ADD', { carrier: { CarrierLocn: '' } })
  expect([empty.status, empty.error.message]).toEqual([422, 'Please fill all the details'])
  expect(empty.error.issues?.map(({ at }) => at)).toEqual([
    'body.carrier.CarrierName',
    'body.carrier.SCAC',
    'body.carrier.CarrierLocn',
  ])
  const odd = await freight('ADD', { carrier: { ...given, SCAC: 'A1', collect: false } })
  expect(odd.error.issues?.map(({ at, code }) => [at, code])).toEqual([
    ['body.carrier.SCAC', 'scac'],
    ['body.carrier.collectFlagged', 'flagged_needs_collect'],
  ])
  await freight('ADD', { carrier: given })
  const again = await freight('ADD', { carrier: { ...given, CarrierName: 'Other' } })
  expect([again.status, again.error.message]).toEqual([409, 'Carrier(Other) already exist'])
  // The same SCAC carries truckload too, as a carrier of its own.
  expect((await freight('ADD', { carrier: { ...given, RateMode: 'TL' } })).status).toBe(200)
})

it.each(['CarrierLocn', 'SCAC', 'RateMode'] as const)('is not deleted without its %s', async field => {
  await freight('ADD', { carrier: given })
  const refused = await freight('DELETE', { ...named, [field]: '' })
  expect([refused.status, refused.error.message]).toEqual([422, 'Insufficient params passed while deleting'])
  expect(refused.error.issues?.map(({ at }) => at)).toEqual([`body.${field}`])
  expect((await freight('Load')).reply.total).toBe(1)
})

it('one carrier is the one for collect freight: the next one takes its place', async () => {
  await freight('ADD', { carrier: given })
  await freight('ADD', { carrier: { ...given, SCAC: 'DMOB', CarrierName: 'Demo Other', ShipVia: 'B' } })
  const list = await ask(node, GetCollectCarriersList, {}, clerk.token)
  expect(list.reply.RateModeCarriers).toEqual([
    { Text: 'Demo Other', Value: 'DMOB', RateModeID: 2, ShipVia: 'B', flagged: true },
    { Text: 'Demo Motor', Value: 'DMOA', RateModeID: 2, ShipVia: 'DMOA-C', flagged: false },
  ])
  const via = (SCAC: string) => ask(node, GetCollectCarrierShipVia, { body: { SCAC } }, clerk.token)
  expect((await via('dmoa')).reply).toMatchObject({ CarrierName: 'Demo Motor', ShipVia: 'DMOA-C', flagged: false })
  expect((await via('DMZZ')).status).toBe(404)
  const common = await ask(node, IntialCachefunction, {}, clerk.token)
  expect(common.reply.collectCarriers).toEqual(list.reply.RateModeCarriers)
  expect(common.reply.countries.map(({ CountryCode }) => CountryCode)).toEqual(['US', 'CA'])
})

it('flagging two carriers at once leaves one', async () => {
  const add = (SCAC: string) => freight('ADD', { carrier: { ...given, SCAC, CarrierName: SCAC } })
  const answers = await Promise.all([add('DMOA'), add('DMOB'), add('DMOC')])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const { reply } = await freight('Load', { filter: { collect: true } })
  expect(reply.carriers.filter(one => one.collectFlagged)).toHaveLength(1)
  expect(reply.total).toBe(answers.filter(({ status }) => status === 200).length)
})

it('filters by kind, mode, mark and insurance on the company’s day, and sorts the uninsured first', async () => {
  // 23:30 on the 22nd in New York, the 23rd in UTC: the last insured day is not over.
  node.clock.at = Date.parse('2026-11-23T04:30:00Z')
  clerk = { ...clerk, token: await node.app.sessions.open(clerk, 'test') }
  const add = (SCAC: string, InsuranceExpires: string, changes = {}) =>
    freight('ADD', {
      carrier: { ...given, ...changes, SCAC, CarrierName: SCAC, InsuranceExpires, collectFlagged: false },
    })
  await add('DMOA', '')
  await add('DMOB', '2026-11-21', { kind: 'rateSheet' })
  await add('DMOC', '2026-11-22', { RateMode: 'TL' })
  await add('DMOD', '2027-11-22', { doNotUse: true })
  const found = async (filter: Body['filter']) =>
    (await freight('Load', { filter, sortName: 'InsuranceExpires' })).reply.carriers.map(({ SCAC }) => SCAC)
  expect(await found({})).toEqual(['DMOA', 'DMOB', 'DMOC', 'DMOD'])
  expect(await found({ insurance: ['missing', 'expired'] })).toEqual(['DMOA', 'DMOB'])
  expect(await found({ insurance: ['ending'] })).toEqual(['DMOC'])
  expect(await found({ insurance: ['valid'], doNotUse: true })).toEqual(['DMOD'])
  expect(await found({ kinds: ['rateSheet'] })).toEqual(['DMOB'])
  expect(await found({ modes: ['TL'] })).toEqual(['DMOC'])
  expect((await freight('Load', { searchText: 'dmo%' })).reply.total).toBe(0)
  expect((await freight('Load', { searchText: 'moc' })).reply.total).toBe(1)
})

it('is open to the page Carriers alone, and shows nobody another company’s', async () => {
  await freight('ADD', { carrier: given })
  const packer = await newPerson(node, clerk.clientId, ['Track'])
  expect((await freight('Load', {}, packer.token)).status).toBe(403)
  expect((await freight('Load', {}, '')).status).toBe(401)
  const stranger = await newCompany(node)
  expect((await freight('Load', {}, stranger.token)).reply.total).toBe(0)
  expect((await freight('DELETE', named, stranger.token)).status).toBe(404)
})

it('carriers are exported as the list shows them, with what a spreadsheet would run disarmed', async () => {
  await freight('ADD', { carrier: given })
  const plain = { ...given, collect: false, collectFlagged: false, ShipVia: '' }
  await freight('ADD', { carrier: { ...plain, SCAC: 'DMOB', CarrierName: '=Demo(1)' } })
  const body = { columns: ['CarrierName', 'SCAC', 'collect', 'kind'] as const, filter: { collect: false } }
  const all = await ask(node, ExportCarriers, { body: { columns: [...body.columns] } }, clerk.token)
  expect([all.status, all.text.replace('\u{feff}', '').split('\r\n')]).toEqual([
    200,
    ['Carrier,SCAC,Collect,Kind', "'=Demo(1),DMOB,No,Spot quotes", 'Demo Motor,DMOA,DMOA-C,Spot quotes', ''],
  ])
  const one = await ask(node, ExportCarriers, { body: { ...body, columns: [...body.columns] } }, clerk.token)
  expect(one.text).not.toContain('DMOA')
  const [motor] = (await freight('Load', { searchText: 'Demo Motor' })).reply.carriers
  const chosen = await ask(
    node,
    ExportCarriers,
    { body: { columns: ['SCAC'], chosen: [motor?.carrierId ?? 0] } },
    clerk.token,
  )
  expect(chosen.text.trim().split('\r\n').slice(1)).toEqual(['DMOA'])
  const stranger = await newCompany(node)
  const none = await ask(node, ExportCarriers, { body: { columns: ['SCAC'] } }, stranger.token)
  expect(none.text).not.toContain('DMO')
})
