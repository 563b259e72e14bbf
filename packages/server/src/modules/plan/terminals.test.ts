import { type CarrierTerminal, openKit, registered } from '@waybill/carriers'
import { exampleCarrier } from '@waybill/carriers/testing/exampleCarrier.ts'
import { TerminalInformation } from '@waybill/contract/calls/Shipment/TerminalInformation.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
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

describe('lists of carriers that are kept', () => {
  let keeper: Person
  const empty = {
    name: '',
    street: '',
    city: '',
    state: '',
    phone: '',
    email: '',
    hours: '',
    country: 'US',
    serves: [] as string[],
  }
  const keep = (rows: readonly (Partial<typeof empty> & Record<'scac' | 'code' | 'zip', string>)[]) =>
    node.app.db.forClient(keeper.clientId).transaction(tx =>
      tx
        .insertInto('carrier_terminal')
        .values(rows.map(row => ({ ...empty, ...row, client_id: keeper.clientId })))
        .execute(),
    )
  const shown = async (body: object, person = keeper) => {
    const { reply } = await ask(node, TerminalInformation, { body: { ...lane, ...body } }, person.token)
    const named = reply.terminals.map(one => `${one.CarrierSCAC} ${one.end} ${one.TerminalCode}`)
    return { named, refused: reply.refusals.map(one => `${one.CarrierSCAC} ${one.reason}`), reply }
  }
  beforeAll(async () => {
    keeper = await newCompany(node)
    await addCarrier(node, keeper, { scac: 'DMLA' })
    await addCarrier(node, keeper, { scac: 'DMLB' })
    await connect(node, keeper, ['EXMP'], { connector: 'example', login: exampleLogin })
    await keep([
      { scac: 'DMLA', code: 'WIDE', zip: '43215', serves: ['432', '454', '458'], phone: '614-555-0100', hours: '8–5' },
      { scac: 'DMLA', code: 'NEAR', zip: '45404', serves: ['45402'], name: 'Near' },
      { scac: 'DMLA', code: 'RNO', zip: '89502' },
      { scac: 'DMLA', code: 'YUL', zip: 'H2X 1Y4', country: 'CA', serves: ['H2X', 'H3A'] },
      { scac: 'EXMP', code: 'KEPT-O', zip: '45404' },
      { scac: 'EXMP', code: 'KEPT-D', zip: '89502' },
      { scac: 'GONE', code: 'X', zip: '45404' },
    ])
  })

  it('answer by the longest beginning of the postal code that a terminal serves, or else by its own', async () => {
    found = []
    const { named, refused, reply } = await shown({})
    expect(named.filter(one => one.startsWith('DMLA'))).toEqual(['DMLA origin NEAR', 'DMLA destination RNO'])
    expect(reply.terminals.find(one => one.TerminalCode === 'NEAR')?.point?.latitude).toBeCloseTo(39.8, 0)
    expect(refused).toEqual(['DMLB offersNoTerminals'])
    expect((await shown({ OriginZip: '45406' })).reply.terminals[0]).toMatchObject({
      ...{ CarrierSCAC: 'DMLA', TerminalCode: 'WIDE', ContactNumber: '614-555-0100', ServiceHours: '8–5' },
    })
    const canada = await shown({ DestinationZip: 'H3A 1A1', DestinationCountry: 'CA' })
    expect(canada.named).toContain('DMLA destination YUL')
  })

  it('name none for an end that no terminal serves; with neither end their carrier is refused', async () => {
    found = []
    const { named } = await shown({ DestinationZip: '53703' })
    expect(named.filter(one => one.startsWith('DMLA'))).toEqual(['DMLA origin NEAR'])
    const { refused } = await shown({ OriginZip: '30318', DestinationZip: '53703' })
    expect(refused.toSorted()).toEqual(['DMLA namesNoTerminal', 'DMLB offersNoTerminals', 'EXMP namesNoTerminal'])
  })

  it('stand behind what the carrier says live', async () => {
    found = [terminal]
    const { named, refused } = await shown({})
    expect(named.filter(one => one.startsWith('EXMP'))).toEqual(['EXMP origin DAY', 'EXMP destination KEPT-D'])
    expect(refused).toEqual(['DMLB offersNoTerminals'])
  })

  it('are seen by their company alone, by who may use the page', async () => {
    const stranger = await newCompany(node)
    await addCarrier(node, stranger, { scac: 'DMLA' })
    expect(await shown({}, stranger)).toMatchObject({ named: [], refused: ['DMLA offersNoTerminals'] })
    expect((await ask(node, TerminalInformation, { body: lane })).status).toBe(401)
    const packer = await newPerson(node, keeper.clientId, ['Parcel'])
    expect((await terminals(lane, packer)).status).toBe(403)
  })
})
