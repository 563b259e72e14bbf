import { ODFLAccountSetup } from '@waybill/contract/calls/Carriers/ODFLAccountSetup.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ReviewServices } from '@waybill/contract/calls/Shipment/ReviewServices.ts'
import { TerminalInformation } from '@waybill/contract/calls/Shipment/TerminalInformation.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../testing/company.ts'
import { addFreight } from '../testing/freight.ts'
import { ask } from '../testing/node.ts'
import { connect, startWiredNode, WIRE_SECRET, type Wired } from '../testing/wire.ts'
import { sealLogin } from './logins.ts'

let wired: Wired
let clerk: Person
const odfl = { connector: 'odfl', login: { userName: 'clerk', password: WIRE_SECRET, accountNumber: '99999999' } }
const lane = { OriginZip: '45402', DestinationZip: '89502' }
const otherKey = Buffer.alloc(32, 9)

beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connect(wired.node, clerk, ['DMGL'])
  await connect(wired.node, clerk, ['ODFL'], odfl)
  // What a database looks like to an installation whose data folder, and the key in it, was lost.
  const name = { clientId: clerk.clientId, connector: 'odfl', name: '' }
  await wired.node.app.db.forClient(clerk.clientId).transaction(tx =>
    tx
      .updateTable('carrier_login')
      .set({ sealed: sealLogin(otherKey, name, odfl.login) })
      .where('client_id', '=', clerk.clientId)
      .where('connector', '=', 'odfl')
      .execute(),
  )
})
afterAll(() => wired.close())

const lost = {
  CarrierSCAC: 'ODFL',
  reason: 'badCredentials',
  params: { message: expect.stringContaining('can’t be read any more') },
}

it('prices come from the others, and the account says that its sign-in is to be entered again', async () => {
  const { shipmentId } = await addFreight(wired.node, clerk)
  const rated = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  expect(rated.status).toBe(200)
  expect(rated.reply.rates.map(({ CarrierSCAC }) => CarrierSCAC)).toContain('DMGL')
  expect(rated.reply.refusals).toContainEqual(expect.objectContaining(lost))
})

it('times and terminals say so, too', async () => {
  const services = await ask(wired.node, ReviewServices, { body: lane }, clerk.token)
  const terminals = await ask(wired.node, TerminalInformation, { body: lane }, clerk.token)
  expect(services.reply.refusals).toContainEqual(expect.objectContaining(lost))
  expect(terminals.reply.refusals).toContainEqual(expect.objectContaining(lost))
})

it('the account’s own screen asks for it anew, and then it works again', async () => {
  const setup = (Mode: 'load' | 'save', body: object) =>
    ask(wired.node, ODFLAccountSetup, { query: { Mode }, body }, clerk.token)
  expect((await setup('load', {})).reply).toMatchObject({ hasPassword: false, verified: false })
  expect((await setup('save', odfl.login)).reply).toMatchObject({ Status: 'success', verified: true })
  const { shipmentId } = await addFreight(wired.node, clerk)
  const { rates } = (await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply
  expect(rates.map(({ CarrierSCAC }) => CarrierSCAC).toSorted()).toEqual(['DMGL', 'ODFL'])
})
