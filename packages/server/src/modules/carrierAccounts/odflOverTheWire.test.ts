import { ODFLAccountSetup } from '@waybill/contract/calls/Carriers/ODFLAccountSetup.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask } from '../../testing/node.ts'
import { startWiredNode, WIRE_SECRET, type Wired } from '../../testing/wire.ts'

let wired: Wired
beforeAll(async () => {
  wired = await startWiredNode()
})
afterAll(() => wired.close())

it('an account is verified by the carrier itself, a wrong one refused in its words, and prices come with the right one', async () => {
  const clerk = await newCompany(wired.node)
  const save = (password: string) =>
    ask(
      wired.node,
      ODFLAccountSetup,
      { query: { Mode: 'save' }, body: { userName: 'clerk', password, accountNumber: '99999999' } },
      clerk.token,
    )
  expect((await save('wrong')).reply).toMatchObject({ Status: 'error', Message: 'Invalid user name or password' })
  const { reply } = await save(WIRE_SECRET)
  expect(reply).toMatchObject({ Status: 'success', verified: true })
  expect(JSON.stringify(reply)).not.toContain(WIRE_SECRET)
  const { shipmentId } = await addFreight(wired.node, clerk)
  const { rates } = (await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply
  expect(rates).toMatchObject([{ CarrierSCAC: 'ODFL', source: 'odfl' }])
})
