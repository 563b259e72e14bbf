import type { BodyOf } from '@waybill/contract'
import { PrintLabels } from '@waybill/contract/calls/Labels/PrintLabels.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectFedex, connectUps, connectUsps, orderLabels } from '../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'

let wired: Wired
beforeAll(async () => {
  wired = await startWiredNode()
})
afterAll(() => wired.close())

const typed = (name: string) => `${name}^XZ^XA~JR^FN1"^ID`
const end = (City: string, State: string, Zip: string) => ({
  ...{ CompanyName: typed('Co'), ContactName: typed('Who'), Street: `1 ${typed('St')}`, Street2: typed('Dock') },
  ...{ City, State, Zip, CountryCode: 'US', ContactNumber: '937-555-0123', EmailID: 'dock@example.invalid' },
})

it.each([
  ['UPS Ground', connectUps],
  ['FedEx Ground', connectFedex],
  ['USPS Ground Advantage', connectUsps],
] as const)('nothing typed is obeyed by a printer of labels of %s, their tab among them', async (service, connect) => {
  const clerk = await newCompany(wired.node)
  await connect(wired.node, clerk)
  const { shipmentId } = await buildParcels(wired.node, clerk, 2, {
    ...{ Origin: end('Dayton', 'OH', '45402'), Destination: end('Reno', 'NV', '89501') },
    ...{ Reference1: typed('Ref'), PO_Number: typed('PO'), SpecialInstruction: typed('Say') },
  })
  const booked = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === 'booked')
  const answer = await orderLabels(wired.node, clerk.token, shipmentId, service)
  expect(answer.status, answer.text).toBe(200)
  await whileTimePasses(wired.node, 5, booked)
  const tab = { stock: '4x8', tab: 'bottom', tabText: typed('Tab') } as const
  const body: BodyOf<typeof PrintLabels> = { shipmentIds: [shipmentId], format: 'zpl', ...tab }
  body.tabFields = ['references', 'orders', 'weight']
  const { text, status } = await ask(wired.node, PrintLabels, { body }, clerk.token)
  expect(status, text).toBe(200)
  expect([text.match(/\^XA/g)?.length, text.match(/\^XZ/g)?.length]).toEqual([2, 2])
  expect(text).not.toMatch(/~|\^FN|\^ID/)
})
