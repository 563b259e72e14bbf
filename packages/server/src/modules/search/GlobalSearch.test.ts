import { GlobalSearch } from '@waybill/contract/calls/Shipment/GlobalSearch.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { buildShipment, sampleWireShipment } from '../../testing/wireShipment.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const find = async (searchtext: string, person = clerk) =>
  (await ask(node, GlobalSearch, { query: { searchtext } }, person.token)).reply.results.map(row => row.shipmentId)

describe('Shipment/GlobalSearch', () => {
  it('answers 401 without a key and 400 to a text of one letter or with a NUL', async () => {
    expect((await ask(node, GlobalSearch, { query: { searchtext: 'ab' } })).status).toBe(401)
    for (const searchtext of [' a ', 'a\0b']) {
      const { status, error } = await ask(node, GlobalSearch, { query: { searchtext } }, clerk.token)
      expect([status, error.issues?.[0]?.at]).toEqual([400, 'query.searchtext'])
    }
  })

  it('finds by number, reference, city and name in any case, newest first, and only ours', async () => {
    const person = await newCompany(node)
    const { Destination } = sampleWireShipment()
    const first = await buildShipment(node, person, {
      Destination: { ...Destination, City: 'Łódź' },
      LoadNumber: 'L-77',
    })
    const second = await buildShipment(node, person, { Reference3: 'SO 99_1' })
    await buildShipment(node, await newCompany(node))
    expect(await find('test CONSIGNEE', person)).toEqual([second.shipmentId, first.shipmentId])
    expect(await find('łódź', person)).toEqual([first.shipmentId])
    expect(await find('l-77', person)).toEqual([first.shipmentId])
    expect(await find('99_1', person)).toEqual([second.shipmentId])
    expect(await find('99%1', person)).toEqual([])
    expect(await find(first.BOLNumber, person)).toEqual([first.shipmentId])
  })

  it('puts the number that is meant before newer ones that contain it, and shows 20 at most', async () => {
    const person = await newCompany(node)
    const exact = await buildShipment(node, person, { Reference1: 'A100', Reference2: 'x' })
    for (let i = 0; i < 22; i++) await buildShipment(node, person, { Reference1: `A100${i}` })
    const found = await find('a100', person)
    expect([found.length, found[0]]).toEqual([20, exact.shipmentId])
    expect(found.slice(1)).toEqual([...found.slice(1)].sort((a, b) => b - a))
  })
})
