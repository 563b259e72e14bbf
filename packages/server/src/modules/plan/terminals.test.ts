import { type CarrierTerminal, openKit, registered } from '@waybill/carriers'
import { exampleCarrier } from '@waybill/carriers/testing/exampleCarrier.ts'
import { TerminalInformation } from '@waybill/contract/calls/Shipment/TerminalInformation.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier } from '../../testing/freight.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { connect, exampleLogin } from '../../testing/wire.ts'

const terminal: CarrierTerminal = {
  ...{ end: 'origin', code: 'DAY', name: 'Example Dayton', street: '1 Dock Rd', city: 'Dayton', state: 'OH' },
  ...{ zip: '45404', country: 'US', contact: 'Dispatch', phone: '937-555-0100', fax: '', email: '', serviceHours: '' },
}

let node: TestNode
let clerk: Person
let asked: readonly string[] = []
let found: readonly CarrierTerminal[] = []
beforeAll(async () => {
  const connector = registered({
    ...exampleCarrier(openKit()),
    terminals: async ({ scac }, { origin, destination }) => {
      asked = [origin.zip, origin.city, destination.zip, destination.state]
      return { kind: 'terminals', scac, terminals: found, messages: [] }
    },
  })
  node = await startTestNode(
    { ...testSettings(), carrierUrls: { example: 'http://127.0.0.1:9' } },
    { connectors: [connector] },
  )
  clerk = await newCompany(node)
  await addCarrier(node, clerk, { scac: 'DMNO' })
  await connect(node, clerk, ['EXMP'], { connector: 'example', login: exampleLogin })
})
afterAll(() => node.close())

const lane = { OriginZip: '45402', DestinationZip: '89502' }
const terminals = (body = lane, person = clerk) => ask(node, TerminalInformation, { body }, person.token)

it('gives the terminals of both ends with address, phone and point; who offers none says so', async () => {
  found = [terminal, { ...terminal, end: 'destination', code: 'RNO', city: 'Reno', state: 'NV', zip: 'x' }]
  const { reply } = await terminals()
  expect(asked).toEqual(['45402', 'Dayton', '89502', 'NV'])
  expect(reply.terminals).toMatchObject([
    { CarrierSCAC: 'EXMP', end: 'origin', TerminalCode: 'DAY', Street: '1 Dock Rd', ContactNumber: '937-555-0100' },
    { end: 'destination', City: 'Reno', point: null },
  ])
  expect(reply.terminals[0]?.point?.latitude).toBeCloseTo(39.8, 0)
  expect(reply.refusals).toMatchObject([{ CarrierSCAC: 'DMNO', reason: 'offersNoTerminals' }])
})

it('a carrier that names no terminal of the lane says that instead; bad ZIPs stand at their fields', async () => {
  found = []
  const { reply } = await terminals()
  expect(reply.terminals).toEqual([])
  expect(reply.refusals.map(one => one.reason)).toEqual(['namesNoTerminal', 'offersNoTerminals'])
  const refused = await terminals({ OriginZip: 'x', DestinationZip: '89502' })
  expect(refused.error.issues).toMatchObject([{ at: 'body.OriginZip', code: 'badForm' }])
  const stranger = await newCompany(node)
  expect((await terminals(lane, stranger)).reply).toMatchObject({ terminals: [], refusals: [] })
})
