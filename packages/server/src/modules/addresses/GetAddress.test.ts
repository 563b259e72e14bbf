import { GetAddress } from '@waybill/contract/calls/Address/GetAddress.ts'
import { GetCountryList } from '@waybill/contract/calls/Address/GetCountryList.ts'
import { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { GoogleAddressValidation } from '@waybill/contract/calls/NewTrackingAPI/GoogleAddressValidation.ts'
import { expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { ask, sharedNode } from '../../testing/node.ts'

it('gives city, state and zone of a US and a Canadian ZIP, and none for nonsense', async () => {
  const node = await sharedNode()
  expect((await ask(node, GetAddress)).status).toBe(401)
  const { token } = await newCompany(node)
  const places = async (body: { Zip: string; CountryCode?: 'US' | 'CA' }) =>
    (await ask(node, GetAddress, { body }, token)).reply.places
  expect(await places({ Zip: '89501' })).toMatchObject([{ City: 'Reno', State: 'NV', timeZone: 'America/Los_Angeles' }])
  expect(await places({ Zip: 'M5V 2T6', CountryCode: 'CA' })).toMatchObject([{ State: 'ON' }])
  expect(await places({ Zip: '00000' })).toEqual([])
  const tooLong = await ask(node, GetAddress, { body: { Zip: '12345678901' } }, token)
  expect(tooLong.error.issues).toMatchObject([{ at: 'body.Zip', code: 'too_long', params: { max: 10 } }])
})

it('lists the countries with their states', async () => {
  const node = await sharedNode()
  expect((await ask(node, GetCountryList)).status).toBe(401)
  const { token } = await newCompany(node)
  const { reply } = await ask(node, GetCountryList, {}, token)
  expect(reply.countries.map(country => [country.CountryCode, country.States.length])).toEqual([
    ['US', expect.any(Number)],
    ['CA', 13],
  ])
  expect(reply.countries[0]?.States).toContainEqual({ Code: 'OH', Name: 'Ohio' })
})

it('says what stands at a ZIP whose city or state is given otherwise', async () => {
  const node = await sharedNode()
  const body = { City: 'Dayton', State: 'IN', Zip: '45402', CountryCode: 'US' }
  expect((await ask(node, GoogleAddressValidation, { body })).status).toBe(401)
  const { token } = await newCompany(node)
  const said = async (changes: Partial<typeof body>) =>
    (await ask(node, GoogleAddressValidation, { body: { ...body, ...changes } }, token)).reply
  expect(await said({})).toEqual({ verdict: 'otherState', City: 'Dayton', State: 'OH', address: null })
  expect(await said({ State: 'OH' })).toMatchObject({ verdict: 'confirmed' })
  expect(await said({ Zip: '00000' })).toEqual({ verdict: 'unknown', City: '', State: '', address: null })
})

it('a row that was written before territories had one spelling is read in it', async () => {
  const node = await sharedNode()
  const { token, clientId } = await newCompany(node)
  const wire = { CompanyName: 'Test Isla', Street: '1 Calle Luna', City: 'San Juan', State: 'PR', Zip: '00901' }
  const added = await ask(node, UpdateLocation, { query: { funtype: 'add' }, body: { address: wire } }, token)
  const addressId = Number(added.reply.address?.addressId)
  await node.app.db
    .forClient(clientId)
    .transaction(tx =>
      tx
        .updateTable('address')
        .set({ country: 'PR', state: '', zip: '901' })
        .where('client_id', '=', clientId)
        .where('address_id', '=', addressId)
        .execute(),
    )
  const { reply } = await ask(node, GetAddress, { body: { addressId } }, token)
  expect(reply.address).toMatchObject({ CountryCode: 'US', State: 'PR', Zip: '00901' })
})
