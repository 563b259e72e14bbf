import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { importNow, importRows, sendFile } from '../../testing/imports.ts'
import { sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const heads = 'Order,Ship to,Address,City,State,ZIP,Country,Item,Qty,UOM,Weight,Class,Due date,Terms'
const row = (order: string, { weight = '400', country = 'US', terms = 'PPD' }) =>
  `${order},Test Consignee,2 Plain Street,Reno,NV,89501,${country},A,2,PLT,${weight},85,12/14/2026,${terms}`

it.each([
  ['Weight', { weight: '400 constructor' }, 'notAWeight'],
  ['ShipmentTerm', { terms: 'constructor' }, 'notOneOf'],
  ['CountryCode', { country: 'Constructor' }, 'notOneOf'],
])('a word that every object answers to is no unit and no code: %s', async (field, cells, code) => {
  const file = [heads, row('S-1', cells), row('S-2', {})].join('\n')
  const { runId } = await sendFile(node, clerk, UploadOrderFile, file)
  const { run } = await importNow(node, clerk, runId)
  expect(run).toMatchObject({ state: 'done', done: 1, held: 1 })
  expect((await importRows(node, clerk, runId))[0]?.reasons).toMatchObject([{ field, code }])
})
