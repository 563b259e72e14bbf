import { GetReprintDocumentDetails } from '@waybill/contract/calls/Shipment/GetReprintDocumentDetails.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

describe('Shipment/GetReprintDocumentDetails', () => {
  it('answers 401 without a session', async () => {
    expect((await ask(node, GetReprintDocumentDetails)).status).toBe(401)
  })

  it('answers', async () => {
    expect((await ask(node, GetReprintDocumentDetails, {}, clerk.token)).status).toBe(200)
  })
})
