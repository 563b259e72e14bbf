import { beforeAll, expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { sharedNode, type TestNode } from '../../testing/node.ts'
import { readOrderFile } from '../../testing/orderFiles.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

const place = 'Order,Ship to,Address,City,State,ZIP'
const row = (number: string) => `${number},Test Co,2 Plain Street,Reno,NV,89501`

const read = async (heads: string, cells: string) =>
  readOrderFile(node, await newCompany(node), `${place},SKU,Qty,UOM,${heads}\n${row('A')},X,1,PLT,${cells}`)

it.each([
  ['Weight (Kilograms)', 220.46],
  ['WeightKG', 220.46],
  ['Total weight in kilograms', 220.46],
  ['Poids (kg)', 220.46],
  ['Weight in ounces', 6.25],
  ['Weight (tonnes)', 220_462.26],
  ['Weight in lb', 100],
])('a unit that a head spells out is read: %s', async (head, pounds) => {
  const { orders } = await read(head, '100')
  expect(orders[0]?.Items[0]?.Weight).toBeCloseTo(pounds, 2)
})

it.each(['Weight (t)', 'Weight (cwt)', 'Peso (toneladas)'])('%s is read in two ways, and held', async head => {
  const { rows, orders } = await read(head, '12')
  expect([rows[0]?.startsWith('held'), orders]).toEqual([true, []])
})

it('sizes in the unit of their heads', async () => {
  const { orders } = await read('Length (centimeters),Width (dm),Height (yards)', '254,10,1')
  const { Length, Width, Height } = orders[0]?.Items[0] ?? {}
  expect([Length, Width, Height]).toEqual([100, 39.37, 36])
})

it('goods that a column names as a material are hazardous, and their class is no freight class', async () => {
  const { orders, questions } = await read(
    'UN number,Proper shipping name,Hazard class,Packing group',
    'UN1263,Paint,3,II',
  )
  expect(questions).toEqual([])
  expect(orders[0]?.Items[0]).toMatchObject({ Hazmatitemflag: true, itemClass: '' })
  const plain = await read('UN number,Class', ',70')
  expect(plain.orders[0]?.Items[0]).toMatchObject({ Hazmatitemflag: null, itemClass: '70' })
})
