import type { BodyOf, QueryOf } from '@waybill/contract'
import { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { ParcelAccountDetails } from '@waybill/contract/calls/Shipment/ParcelAccountDetails.ts'
import { SoldToDetails } from '@waybill/contract/calls/Shipment/SoldToDetails.ts'
import { ShipViaCodeUpdation } from '@waybill/contract/calls/Supplemental/ShipViaCodeUpdation.ts'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

type Operation = NonNullable<QueryOf<typeof ParcelAccountDetails>['Operationtype']>
const call = (Operationtype: Operation, body: BodyOf<typeof ParcelAccountDetails> = {}, who = clerk) =>
  ask(node, ParcelAccountDetails, { query: { Operationtype }, body }, who.token)

const given = { SoldTo: 'Acme Stores', PaymentType: 'C' as const, ShipVia: 'UPSN', AccountNumber: '1a2b3c' }

it('is added, listed, changed and deleted', async () => {
  const { reply } = await call('ADD', given)
  const [account] = reply.accounts
  expect(reply.Status).toBe('added')
  expect(account).toMatchObject({
    ...{ SoldTo: 'Acme Stores', PaymentType: 'C', PaymentName: 'COLLECT', ShipVia: 'UPSN', SCAC: 'UPSN' },
    ...{ AccountNumber: '1A2B3C', accUniqueId: `SOLD-${account?.AccountID}` },
  })
  const target = { AccountID: account?.AccountID ?? 0, version: 1 }
  const third = await call('UPDATE', { ...given, ...target, PaymentType: 'T' })
  expect(third.reply).toMatchObject({ Status: 'updated', accounts: [{ PaymentName: 'THIRD PARTY', version: 2 }] })
  expect((await call('UPDATE', { ...given, ...target })).error.code).toBe('ChangedMeanwhile')
  expect((await call('SELECT', { SoldTo: 'acme stores' })).reply).toMatchObject({ Status: 'select', total: 1 })
  expect((await call('SELECT', { searchText: '1a2b' })).reply.total).toBe(1)
  expect((await call('SELECT', { searchText: 'nobody' })).reply.total).toBe(0)
  expect((await call('DELETE', { ...target, version: 2 })).reply.Status).toBe('deleted')
  expect((await call('DELETE', { ...target, version: 2 })).error.code).toBe('NotFound')
})

it('all that is missing is named at once', async () => {
  expect((await call('ADD', {})).reply).toMatchObject({
    ...{ Status: 'error', Message: 'Please fill in: Sold-to, Payment type, Ship via, Account number', accounts: [] },
  })
  const { Message } = (await call('ADD', { ...given, ShipVia: '' })).reply
  expect(Message).toBe('Please fill in: Ship via')
})

it('a way has one account: another is refused, and one with the same data too', async () => {
  await call('ADD', given)
  const same = await call('ADD', { ...given, SoldTo: 'ACME STORES' })
  expect(same.reply).toMatchObject({
    Status: 'exist',
    Message: 'UPSN account# 1A2B3C already exists with the same data',
  })
  const other = await call('ADD', { ...given, AccountNumber: '999' })
  expect(other.reply).toMatchObject({ Status: 'exist', Message: 'UPSN account# 1A2B3C is already registered' })
  expect((await call('ADD', { ...given, PaymentType: 'T' })).reply.Status).toBe('added')
  const many = await Promise.all(Array.from({ length: 5 }, () => call('ADD', { ...given, SoldTo: 'Beta' })))
  expect(many.filter(({ reply }) => reply.Status === 'added')).toHaveLength(1)
})

it('the company’s own code names the carrier; what is neither code nor SCAC is refused at its field', async () => {
  const codes = [{ ShipVia: 'BROWN1', SCAC: 'UPSN', Mode: 'PARCEL' as const }]
  await ask(node, ShipViaCodeUpdation, { body: { version: 0, codes } }, clerk.token)
  expect((await call('ADD', { ...given, ShipVia: 'brown1' })).reply.accounts[0]).toMatchObject({
    ...{ ShipVia: 'BROWN1', SCAC: 'UPSN' },
  })
  expect((await call('SELECT')).reply.shipVias).toEqual([{ ShipVia: 'BROWN1', SCAC: 'UPSN' }])
  const odd = await call('ADD', { ...given, ShipVia: 'BY AIR' })
  expect(odd.error.issues?.[0]?.at).toBe('body.ShipVia')
})

it('who enters orders reads them, and keeps none', async () => {
  await call('ADD', given)
  const packer = await newPerson(node, clerk.clientId, ['SingleOrder'])
  expect((await call('SELECT', {}, packer)).reply.total).toBe(1)
  expect((await call('ADD', { ...given, SoldTo: 'Beta' }, packer)).error.code).toBe('PageNotAllowed')
  expect((await call('SELECT', {}, await newCompany(node))).reply.total).toBe(0)
})

it('stands with its party among the sold-to parties', async () => {
  const address = { CompanyName: 'Acme Stores', Street: '1 Main St', City: 'Dayton', State: 'OH', Zip: '45402' }
  const saved = await ask(node, UpdateLocation, { query: { funtype: 'add' }, body: { address } }, clerk.token)
  expect(saved.status, saved.text).toBe(200)
  await call('ADD', given)
  const { soldTo } = (await ask(node, SoldToDetails, { body: {} }, clerk.token)).reply
  expect(soldTo).toMatchObject([{ SoldTo: 'Acme Stores', accounts: [{ PaymentName: 'COLLECT', ShipVia: 'UPSN' }] }])
})
