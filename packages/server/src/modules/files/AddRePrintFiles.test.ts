import { AddRePrintFiles } from '@waybill/contract/calls/Shipment/AddRePrintFiles.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

describe('Shipment/AddRePrintFiles', () => {
  it('answers 401 without a session', async () => {
    expect((await ask(node, AddRePrintFiles)).status).toBe(401)
  })

  it('answers', async () => {
    expect((await ask(node, AddRePrintFiles, {}, clerk.token)).status).toBe(200)
  })
})
