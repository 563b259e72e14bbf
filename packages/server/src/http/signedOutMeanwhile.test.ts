import { ExportReport } from '@waybill/contract/calls/Shipment/ExportReport.ts'
import { GETPackinglist } from '@waybill/contract/calls/Shipment/GETPackinglist.ts'
import { beforeAll, expect, it, vi } from 'vitest'
import { newCompany, newPerson, type Person } from '../testing/company.ts'
import { putFact } from '../testing/facts.ts'
import { ask, sharedNode, type TestNode } from '../testing/node.ts'

let node: TestNode
let clerk: Person
let shipmentId: number
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  shipmentId = (await putFact(node, clerk)).shipmentId
})

it('a paper that comes as a whole goes to nobody who was signed out while it was made', async () => {
  const packer = await newPerson(node, clerk.clientId)
  const { put } = node.app.files
  const making = vi.spyOn(node.app.files, 'put').mockImplementation(async (...given) => {
    await node.app.sessions.endAllOf(packer.userId)
    return put(...given)
  })
  const { status } = await ask(node, GETPackinglist, { body: { shipmentId } }, packer.token)
  expect(making).toHaveBeenCalled()
  making.mockRestore()
  expect(status).toBe(401)
})

it('whoever was signed out before the first piece of a file is told so, and nothing broke', async () => {
  const holder = vi.spyOn(node.app.sessions, 'holder').mockResolvedValue(null)
  const body = { report: 'carrierSummary', format: 'csv' } as const
  const { status, error } = await ask(node, ExportReport, { body }, clerk.token)
  holder.mockRestore()
  expect([status, error.code]).toEqual([401, 'SignedOut'])
})
