import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { ExportGuideOverrides, GuideOverrides } from '@waybill/contract/lists/guideOverrides.ts'
import { expect, it } from 'vitest'
import { putTender } from '../testing/booked.ts'
import { newCompany } from '../testing/company.ts'
import { addFreight } from '../testing/freight.ts'
import { ask, sharedNode } from '../testing/node.ts'
import { insertShipment } from '../testing/shipments.ts'

const node = await sharedNode()

const names = {
  'control characters': '\u0001'.repeat(80),
  quotes: '"'.repeat(80),
  'Chinese characters': '漢'.repeat(80),
  emoji: '😀'.repeat(40),
} as const

for (const [what, consignee] of Object.entries(names)) {
  it(`the next page of a list comes, though its names are made of ${what}`, async () => {
    const clerk = await newCompany(node)
    for (let n = 0; n < 3; n += 1) await insertShipment(node, clerk, { status: 'Q', consignee })
    const page = (cursor?: string) => {
      const body = { pageSize: 1, sortName: 'consignee', sortOrder: 'desc', cursor } as const
      return ask(node, GetShipmentList, { query: { statuscode: 'Q' }, body }, clerk.token)
    }
    const { reply } = await page()
    const next = await page(reply.nextCursor ?? '')
    expect([next.status, next.reply.total]).toEqual([200, 3])
    expect(next.reply.nextCursor).not.toBe(reply.nextCursor)
  })
}

it('a filter by somebody who is nobody finds nothing, instead of everything', async () => {
  const clerk = await newCompany(node)
  const { shipmentId: shipment_id } = await addFreight(node, clerk)
  const tender_id = await putTender(node, clerk, shipment_id)
  await node.app.db.forClient(clerk.clientId).transaction(tx =>
    tx
      .insertInto('guide_override')
      .values({
        ...{ client_id: clerk.clientId, tender_id, shipment_id, decided_by: clerk.userId, forbidden: false },
        ...{ chosen_carrier: 'X', chosen_scac: 'DMAA', chosen_currency: 'USD', chosen_total: 100, reason: 'price' },
        ...{ guide_version: 1, rule_name: 'r', rule_number: 1, guide_currency: 'USD', guide_scac: 'DMAB' },
        ...{ guide_total: 90, decided_at: node.clock.now().toISOString() },
      })
      .execute(),
  )
  const total = async (...people: string[]) =>
    (await ask(node, GuideOverrides, { body: { filter: { people } } }, clerk.token)).reply.total
  expect([await total(), await total(String(clerk.userId)), await total('abc'), await total('1e400')]).toEqual([
    1, 1, 0, 0,
  ])
  const body = { columns: ['BOLNumber' as const], filter: { people: ['abc'] } }
  const { text } = await ask(node, ExportGuideOverrides, { body }, clerk.token)
  expect(text.trim().split('\n')).toHaveLength(1)
})
