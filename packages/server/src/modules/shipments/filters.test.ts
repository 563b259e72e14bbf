import type { BodyOf } from '@waybill/contract'
import { ExportShipments } from '@waybill/contract/calls/Shipment/ExportShipments.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { insertShipment } from '../../testing/shipments.ts'

let node: TestNode
let clerk: Person
const ids: Record<string, number> = {}
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  const given = { plain: {}, acme: { consignee: 'Acme 100%' }, dear: { total: 900_00 }, free: { total: null } }
  for (const [name, row] of Object.entries(given)) ids[name] = await insertShipment(node, clerk, row)
  ids.soon = await insertShipment(node, clerk, { pickup: '2026-12-01' })
  ids.undated = await insertShipment(node, clerk, { pickup: null })
  ids.other = await insertShipment(node, clerk, { status: 'A' })
  const set = (name: string, values: object) =>
    node.app.db.forClient(clerk.clientId).transaction(tx =>
      tx
        .updateTable('shipment')
        .set(values)
        .where('shipment_id', '=', ids[name] ?? 0)
        .execute(),
    )
  await set('acme', { carrier_scac: 'DMAA', mode: 'TL', terms: 'collect' })
  await set('dear', { carrier_scac: 'DMBB', delivery_date: '2026-11-19' })
  await set('soon', { delivery_date: '2026-11-20', created_at: '2026-01-05T04:30:00Z' })
})

type Filter = NonNullable<BodyOf<typeof GetShipmentList>['filter']>
const found = async (filter: Filter) => {
  const { reply } = await ask(node, GetShipmentList, { body: { filter } }, clerk.token)
  return { ...reply, names: reply.rows.map(row => Object.keys(ids).find(name => ids[name] === row.shipmentId)).sort() }
}

describe('typed filters', () => {
  it.each<[string, Filter, string[]]>([
    ['text, with % as it is', { consignee: '100%' }, ['acme']],
    ['many of the carriers', { carriers: ['DMAA', 'DMBB'] }, ['acme', 'dear']],
    ['none of no carriers', { carriers: [] }, ['acme', 'dear', 'free', 'plain', 'soon', 'undated']],
    ['the mode', { modes: ['TL'] }, ['acme']],
    ['the terms', { terms: ['C', 'T'] }, ['acme']],
    ['days, both ends', { shipDate: { from: '2026-12-01', to: '2026-12-01' } }, ['soon']],
    ['days, open at one end', { shipDate: { from: '2026-11-25' } }, ['soon']],
    ['the day of entry on the reader’s calendar', { created: { to: '2026-01-04' } }, ['soon']],
    ['an amount', { amount: { from: 100_01 } }, ['dear']],
    ['an amount up to that we owe', { amount: { to: 100_00 } }, ['plain', 'soon', 'undated']],
    ['what is late: it should have been there before today', { late: true }, ['dear']],
    [
      'several at once',
      { modes: ['LTL'], amount: { from: 0 }, consignee: 'test' },
      ['dear', 'plain', 'soon', 'undated'],
    ],
  ])('%s', async (_, filter, names) => {
    const answer = await found(filter)
    expect([answer.names, answer.total]).toEqual([names, names.length])
  })

  it('refuses a day that no calendar has and an amount below nothing', async () => {
    const bad = { shipDate: { from: '0000-01-01' }, amount: { from: -1 } }
    const { error } = await ask(node, GetShipmentList, { body: { filter: bad } }, clerk.token)
    expect(error.issues?.map(issue => issue.at)).toEqual(['body.filter.shipDate.from', 'body.filter.amount.from'])
  })

  it('narrow the export too, and so do chosen rows', async () => {
    const give = async (body: Partial<BodyOf<typeof ExportShipments>>) =>
      (await ask(node, ExportShipments, { body: { columns: ['consignee'], ...body } }, clerk.token)).text.trim()
    expect(await give({ filter: { modes: ['TL'] } })).toBe('Consignee\r\nAcme 100%')
    expect(await give({ chosen: [ids.acme ?? 0] })).toBe('Consignee\r\nAcme 100%')
    expect(await give({ chosen: [ids.other ?? 0] })).toBe('Consignee')
  })
})
