import { reachedAt } from '@waybill/sandbox'
import { describe, expect, test } from 'vitest'
import { openKit } from './kit/kit.ts'
import { openConnectors } from './registry.ts'
import { wireAddresses } from './wireAddresses.generated.ts'
import { readWireAddresses, wireEnvironment } from './wireEnvironment.ts'

const SANDBOX = 'http://127.0.0.1:9'

test('each connector says where its carrier is reached, under a key of its own', () => {
  const names = openConnectors(openKit()).map(({ name }) => name)
  expect(wireAddresses.map(({ connector }) => connector).sort()).toEqual(names.sort())
  expect(new Set(wireAddresses.map(({ key }) => key)).size).toBe(wireAddresses.length)
})

test('what a sandbox serves is read as it was set', () => {
  const reached = reachedAt(SANDBOX)
  expect(readWireAddresses(wireEnvironment(reached))).toEqual({ reached, faults: [] })
})

test('nothing set: carriers with one address are there, the others nowhere', () => {
  const { reached, faults } = readWireAddresses({})
  expect(faults).toEqual([])
  expect(reached).toEqual(
    Object.fromEntries(wireAddresses.flatMap(({ connector, own }) => (own ? [[connector, own]] : []))),
  )
  expect(reached).toMatchObject({ project44: 'https://na12.api.project44.com', odfl: 'https://api.odfl.com' })
})

describe('the key of before', () => {
  const PARCEL_URLS = JSON.stringify({ ups: `${SANDBOX}/ups/`, usps: `${SANDBOX}/usps` })

  test('is read, and gives way to the connector’s own', () => {
    const { reached } = readWireAddresses({ PARCEL_URLS, USPS_URL: 'https://own.example.com/' })
    expect(reached).toMatchObject({ ups: `${SANDBOX}/ups`, usps: 'https://own.example.com' })
  })

  test('keeps a sandbox from taking its place', () => {
    const settings = wireEnvironment(reachedAt(SANDBOX), { PARCEL_URLS, ODFL_URL: 'https://own.example.com' })
    expect(settings).toMatchObject({ PROJECT44_URL: SANDBOX, NMFTA_URLS: JSON.stringify({ DMDL: SANDBOX }) })
    for (const key of ['ODFL_URL', 'UPS_URL', 'FEDEX_URL', 'USPS_URL']) expect(settings).not.toHaveProperty(key)
  })
})

test.each([
  ['ODFL_URL', 'not a URL'],
  ['UPS_URL', 'ftp://ups.example.com'],
  ['NMFTA_URLS', '{"Road Runner": "https://api.example.com"}'],
  ['NMFTA_URLS', 'https://api.example.com'],
  ['PARCEL_URLS', '{"dhl": "https://api.example.com"}'],
])('%s: %s is named for whoever starts the product', (key, value) => {
  const { faults } = readWireAddresses({ [key]: value })
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${key} is no .*\\.$`))])
})
