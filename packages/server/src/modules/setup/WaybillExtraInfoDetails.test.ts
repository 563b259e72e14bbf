import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

type Flag = 'load' | 'add' | 'update' | 'delete'
const items = (flag: Flag, body: object = {}, person = clerk) =>
  ask(node, WaybillExtraInfoDetails, { query: { flag }, body }, person.token)
const bolts = { SKU: 'BOLT-8', Description: 'Bolts, steel', Class: '50', Weight: 40.5, Length: 12 }

describe('Shipment/WaybillExtraInfoDetails', () => {
  it('answers 401 without a key, and names SKU and description when they are missing', async () => {
    expect((await ask(node, WaybillExtraInfoDetails, { query: { flag: 'load' } })).status).toBe(401)
    const { error } = await items('add', { item: { SKU: ' ', Description: '' } })
    expect(error.issues?.map(issue => [issue.at, issue.code])).toEqual([
      ['body.item.SKU', 'required'],
      ['body.item.Description', 'required'],
    ])
  })

  it('adds with the message of the specification, finds, changes, and deletes', async () => {
    const added = await items('add', { item: bolts })
    expect(added.reply).toMatchObject({
      Message: 'Item Details of BOLT-8 has been added successfully',
      items: [{ ...bolts, version: 1 }],
    })
    const { itemId } = added.reply.items[0] ?? { itemId: 0 }
    expect((await items('load', { searchText: 'steel' })).reply).toMatchObject({ total: 1, items: [{ SKU: 'BOLT-8' }] })
    const changed = await items('update', { itemId, version: 1, item: { ...bolts, Weight: 41 } })
    expect(changed.reply.items).toMatchObject([{ Weight: 41, version: 2 }])
    expect((await items('update', { itemId, version: 1, item: bolts })).error.code).toBe('ChangedMeanwhile')
    expect((await items('delete', { itemId, version: 2 })).status).toBe(200)
    expect((await items('load')).reply.total).toBe(0)
  })

  it('loads one item by its id, as it is now, and none once it is gone', async () => {
    const person = await newCompany(node)
    const { reply } = await items('add', { item: bolts }, person)
    await items('add', { item: { ...bolts, SKU: 'ANOTHER' } }, person)
    const itemId = reply.items[0]?.itemId ?? 0
    expect((await items('load', { itemId }, person)).reply).toMatchObject({ total: 1, items: [{ SKU: 'BOLT-8' }] })
    await items('delete', { itemId, version: 1 }, person)
    expect((await items('load', { itemId }, person)).reply).toMatchObject({ total: 0, items: [] })
  })

  it('refuses a second item of the same SKU at the field', async () => {
    const person = await newCompany(node)
    await items('add', { item: bolts }, person)
    const { error } = await items('add', { item: bolts }, person)
    expect(error.issues).toMatchObject([{ at: 'body.item.SKU', code: 'already_there' }])
  })

  it('refuses a hazardous item whose shipping paper would be illegal, at its fields', async () => {
    const person = await newCompany(node)
    const Hazmat = { UNNumber: 'UN1993', ProperShippingName: 'Flammable liquids, n.o.s.', HazardClass: '3.1' }
    const { error } = await items(
      'add',
      { item: { ...bolts, Hazmat: { ...Hazmat, EmergencyPhone: '555-0199' } } },
      person,
    )
    expect(error.issues?.map(({ at, code }) => `${at} ${code}`)).toEqual([
      'body.item.Hazmat.HazardClass noSuchClass',
      'body.item.Hazmat.TechnicalName technicalNameNeeded',
      'body.item.Hazmat.EmergencyPhone noAreaCode',
    ])
    const legal = { HazardClass: '3', PackingGroup: 'II', TechnicalName: 'Xylenes', EmergencyPhone: '800-555-0199' }
    const { reply } = await items('add', { item: { ...bolts, Hazmat: { ...Hazmat, ...legal } } }, person)
    expect(reply.items[0]?.Hazmat).toMatchObject({ ...legal, LimitedQuantity: false, InhalationZone: '' })
  })

  it("neither shows nor changes another company's items", async () => {
    const stranger = await newCompany(node)
    const { reply } = await items('add', { item: { ...bolts, SKU: 'OURS' } })
    const target = { itemId: reply.items[0]?.itemId ?? 0, version: 1 }
    expect((await items('load', {}, stranger)).reply.total).toBe(0)
    expect((await items('load', { itemId: target.itemId }, stranger)).reply.total).toBe(0)
    expect((await items('update', { ...target, item: bolts }, stranger)).status).toBe(404)
    expect((await items('delete', target, stranger)).status).toBe(404)
  })
})
