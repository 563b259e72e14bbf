import { ConfirmPlace } from '@waybill/contract/calls/Address/ConfirmPlace.ts'
import { GoogleAddressValidation } from '@waybill/contract/calls/NewTrackingAPI/GoogleAddressValidation.ts'
import { expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { ask, sharedNode } from '../../testing/node.ts'

const place = { City: 'Port Example', State: 'OH', Zip: '45402', CountryCode: 'US' }

it('a city that was confirmed beside a ZIP is not asked about again, by nobody of the company and of no other', async () => {
  const node = await sharedNode()
  const [clerk, stranger] = [await newCompany(node), await newCompany(node)]
  const verdict = async (token: string, given: Partial<typeof place> = {}) =>
    (await ask(node, GoogleAddressValidation, { body: { ...place, ...given } }, token)).reply.verdict
  expect(await verdict(clerk.token)).toBe('otherCity')
  for (const _ of ['once', 'again']) {
    expect((await ask(node, ConfirmPlace, { body: place }, clerk.token)).status).toBe(200)
  }
  expect(await verdict(clerk.token, { City: 'PORT EXAMPLE', Zip: '45402-1234' })).toBe('confirmed')
  expect(await verdict(clerk.token, { Zip: '45403' })).toBe('otherCity')
  expect(await verdict(stranger.token)).toBe('otherCity')
})

it('a city in Canada is confirmed for the area of its postal code', async () => {
  const node = await sharedNode()
  const clerk = await newCompany(node)
  const body = { City: 'Toronto', State: 'ON', Zip: 'L5B 1A1', CountryCode: 'CA' }
  const verdict = async (given: Partial<typeof body> = {}) =>
    (await ask(node, GoogleAddressValidation, { body: { ...body, ...given } }, clerk.token)).reply.verdict
  expect(await verdict()).toBe('otherCity')
  expect((await ask(node, ConfirmPlace, { body }, clerk.token)).status).toBe(200)
  expect(await verdict({ Zip: 'l5b 3c2' })).toBe('confirmed')
  expect(await verdict({ Zip: 'L6T 1A1' })).toBe('otherCity')
})

it('a state in which the ZIP does not lie is never confirmed', async () => {
  const node = await sharedNode()
  const clerk = await newCompany(node)
  const body = { ...place, City: 'Dallas', State: 'TX' }
  await ask(node, ConfirmPlace, { body }, clerk.token)
  expect((await ask(node, GoogleAddressValidation, { body }, clerk.token)).reply.verdict).toBe('otherState')
})
