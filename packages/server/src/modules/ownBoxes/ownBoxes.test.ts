import { GetOwnBoxes } from '@waybill/contract/calls/Shipment/GetOwnBoxes.ts'
import { SaveOwnBoxes } from '@waybill/contract/calls/Shipment/SaveOwnBoxes.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const read = async (who = clerk) => (await ask(node, GetOwnBoxes, {}, who.token)).reply
const small = { Name: 'Small', Length: 12, Width: 9, Height: 6, MaxWeight: 30, Tare: 0.5 }
const save = (version: number, boxes: readonly (typeof small)[]) =>
  ask(node, SaveOwnBoxes, { body: { version, boxes: [...boxes] } }, clerk.token)

it('are kept by their names, and are those of one’s own company', async () => {
  expect(await read()).toEqual({ version: 0, boxes: [] })
  const large = { ...small, Name: 'Large', Length: 24 }
  expect((await save(0, [small, large])).reply).toMatchObject({ version: 1 })
  expect(await read()).toEqual({ version: 1, boxes: [large, small] })
  expect(await read(await newCompany(node))).toEqual({ version: 0, boxes: [] })
})

it('are refused at the field, and where somebody else was faster', async () => {
  const wrong = await save(1, [small, { ...small, Name: 'small', MaxWeight: 0.5 }])
  expect(wrong.error?.issues?.map(({ at, code }) => `${at} ${code}`)).toEqual([
    ...['body.boxes.1.Name twice', 'body.boxes.1.MaxWeight tooSmall', 'body.boxes.1.MaxWeight tooSmall'],
  ])
  const both = await Promise.all([save(1, [small]), save(1, [])])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
