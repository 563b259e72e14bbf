import { UpdateMappedColumns } from '@waybill/contract/calls/Shipment/UpdateMappedColumns.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
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
  ['Peso (toneladas)', 220_462.26],
  ['Weight (metric tons)', 220_462.26],
  ['Weight (short tons)', 200_000],
  ['Weight (STN)', 200_000],
  ['Weight (short tn)', 200_000],
  ['Weight (tne)', 220_462.26],
  ['Peso (TM)', 220_462.26],
  ['Weight (LT)', 224_000],
  ['Weight LT', 224_000],
  ['Weight (klbs)', 100_000],
  ['Weight (gms)', 0.22],
  ['Weight (kg, metric)', 220.46],
  ['Metric weight (kg)', 220.46],
  ['Weight in lb', 100],
])('a unit that a head spells out is read: %s', async (head, pounds) => {
  const { orders } = await read(head, '100')
  expect(orders[0]?.Items[0]?.Weight).toBeCloseTo(pounds, 2)
})

it.each(['Weight (cwt)', 'Weight (metric)', 'Weight (ST)'])('%s is read in two ways, and held', async head => {
  const { rows, orders } = await read(head, '12')
  expect([rows[0]?.startsWith('held'), orders]).toEqual([true, []])
})

it.each([
  ['Weight (t)', '12', 'Weight (t)'],
  ['Weight (TN)', '12', 'Weight (TN)'],
  ['Weight TN', '12', 'Weight TN'],
  ['Weight Tns', '12', 'Weight Tns'],
  ['Peso tn', '12', 'Peso tn'],
  ['Weight,Weight unit', '12,TON', 'TON'],
  ['Weight,Weight unit', '12,TN', 'TN'],
  ['Weight', '12 tn', '12 tn'],
  ['Weight', '12 tons', '12 tons'],
])('which ton is meant is asked once, and remembered by the heads: %s', async (head, cells, cell) => {
  const clerk = await newCompany(node)
  const file = (order: string) => `${place},SKU,Qty,UOM,${head}\n${row(order)},X,1,PLT,${cells}`
  const { runId, questions, mapping } = await readOrderFile(node, clerk, file('A'))
  expect(questions).toEqual([{ kind: 'tons', cell }])
  await ask(node, UpdateMappedColumns, { body: { runId, mapping: { ...mapping, tons: 'long' } } }, clerk.token)
  const again = await readOrderFile(node, clerk, file('B'))
  expect([again.questions, again.orders.map(({ Items }) => Items[0]?.Weight)]).toEqual([[], [26_880]])
})

it('tons beside kilograms or centimeters are metric', async () => {
  const { questions, orders } = await read('Weight (tons),Length (cm),Width (cm),Height (cm)', '2,120,100,100')
  expect(questions).toEqual([])
  expect(orders[0]?.Items[0]?.Weight).toBeCloseTo(4409.25, 2)
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
