import type { BodyOf } from '@waybill/contract'
import { DownloadExtraInfoDetails } from '@waybill/contract/calls/Shipment/DownloadExtraInfoDetails.ts'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
const hazmat = {
  UNNumber: 'UN1133',
  ProperShippingName: 'Adhesives',
  HazardClass: '3',
  PackingGroup: 'II' as const,
  EmergencyPhone: '800-555-0199',
}
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  const items = [
    { SKU: 'A-1', Description: 'Pumps', Class: '100', Weight: 5 },
    { SKU: 'B-1', Description: '=Glue', Class: '92.5', Hazmat: hazmat, HandlingUnit: 'DRM' },
    { SKU: 'C-1', Description: 'Rags', Class: '' },
  ]
  for (const item of items) {
    const { status } = await ask(node, WaybillExtraInfoDetails, { query: { flag: 'add' }, body: { item } }, clerk.token)
    expect(status).toBe(200)
  }
})

const found = async (body: BodyOf<typeof WaybillExtraInfoDetails>) =>
  (await ask(node, WaybillExtraInfoDetails, { query: { flag: 'load' }, body }, clerk.token)).reply.items.map(i => i.SKU)

it.each([
  [{ filter: { classes: ['100', ''] } }, ['A-1', 'C-1']],
  [{ filter: { hazmat: true } }, ['B-1']],
  [{ filter: { hazmat: false, units: ['PLT'] } }, ['A-1', 'C-1']],
  [{ sortName: 'Class' as const }, ['B-1', 'A-1', 'C-1']],
  [{ sortName: 'Weight' as const, sortOrder: 'desc' as const }, ['A-1', 'B-1', 'C-1']],
])('items are narrowed and sorted: %j', async (body, skus) => expect(await found(body)).toEqual(skus))

it('what is shown is what is exported; formulas are made harmless', async () => {
  const body = { filter: { hazmat: true }, columns: ['SKU', 'Description', 'Hazmat', 'HandlingUnit'] as const }
  const file = await ask(node, DownloadExtraInfoDetails, { body: { ...body, columns: [...body.columns] } }, clerk.token)
  expect(file.headers['content-disposition']).toContain('items-2026-11-20.csv')
  expect(file.text.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
    'SKU,Description,UN number,Handling unit',
    "B-1,'=Glue,UN1133,Drum",
  ])
})

it('chosen items are exported alone', async () => {
  const { reply } = await ask(node, WaybillExtraInfoDetails, { query: { flag: 'load' }, body: {} }, clerk.token)
  const chosen = reply.items.filter(item => item.SKU !== 'B-1').map(item => item.itemId)
  const file = await ask(node, DownloadExtraInfoDetails, { body: { columns: ['SKU'], chosen } }, clerk.token)
  expect(file.text.replace('\uFEFF', '').trim().split('\r\n')).toEqual(['SKU', 'A-1', 'C-1'])
})
