import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startSandbox } from '@waybill/sandbox'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeConnector } from '../conformance/describeConnector.ts'
import { freight } from '../conformance/freight.ts'
import { dispatchBody } from './book.ts'
import { toMinor } from './codes.ts'
import { project44 } from './index.ts'
import { rateBody, readRates } from './rate.ts'
import type { Account } from './send.ts'

const settings = {
  oauthClientId: 'canary-client-id',
  oauthClientSecret: 'canary-client-secret',
  groupCode: 'TEST',
  accountCode: 'DMRX',
}

describeConnector('project44', {
  start: () => startSandbox(),
  open: project44,
  settings,
  scac: 'DMRX',
  secrets: [settings.oauthClientSecret],
  paths: { rate: '/api/v4/ltl/quotes/rates/query', book: '/api/v4/ltl/dispatchedshipments' },
  trackingCodes: [
    ...['DISPATCHED', 'PICKUP_SCHEDULED', 'PICKED_UP', 'IN_TRANSIT', 'ARRIVED_AT_TERMINAL', 'DEPARTED_TERMINAL'],
    ...['OUT_FOR_DELIVERY', 'DELIVERY_APPOINTMENT_SET', 'DELIVERY_ATTEMPTED', 'DELIVERED', 'EXCEPTION', 'CANCELLED'],
  ],
})

const account: Account = { clientId: 1, accountId: 1, scac: 'DMRX', baseUrl: 'http://127.0.0.1:1', settings }
const question = { account, shipment: freight, now: Date.parse('2026-11-20T15:00:00Z') }

const quote = (changes: object = {}, detail: object = {}) => ({
  rateQuotes: [
    {
      carrierCode: 'DMRX',
      currencyCode: 'USD',
      capacityProviderQuoteNumber: 'Q1',
      serviceLevel: { code: 'STD', description: 'Standard' },
      transitDays: 3,
      deliveryDateTime: '2026-11-27T17:00:00',
      quoteExpirationDateTime: '2026-12-20T23:59:59',
      rateQuoteDetail: {
        charges: [
          { code: 'GFC', description: 'Gross', amount: 480 },
          { code: 'DSC', description: 'Discount', amount: -312 },
          { code: 'FSC', description: 'Fuel', amount: '45.36' },
          { code: 'LGDEL', description: 'Liftgate', amount: 95 },
        ],
        total: 308.36,
        ...detail,
      },
      ...changes,
    },
  ],
})

describe('a rate answer', () => {
  it('is read to the cent', () => {
    expect(readRates(question, quote())).toMatchObject([
      {
        kind: 'price',
        ...{ linehaul: 480_00, discount: 312_00, fuel: 45_36, accessorials: 95_00, total: 308_36 },
        ...{ deliveryDate: '2026-11-27', quoteNumber: 'Q1', currency: 'USD' },
      },
    ])
  })

  it.each<[string, object, object, string]>([
    ['a negative price', {}, { total: -308.36, charges: [] }, 'not above zero'],
    ['a wrong currency', { currencyCode: 'XXX' }, {}, 'no currency we know: XXX'],
    ['no currency', { currencyCode: undefined }, {}, 'no currency we know'],
    ['a price without a carrier', { carrierCode: undefined }, {}, 'names no carrier'],
    ['a fraction of a cent', {}, { total: 308.361 }, 'not an amount'],
    ['a word for a price', {}, { total: 'cheap' }, 'not an amount'],
    ['an expired quote', { quoteExpirationDateTime: '2026-11-20T14:59:59Z' }, {}, 'already expired'],
  ])('with %s is a failure with its reason', (_what, changes, detail, words) => {
    const [answer] = readRates(question, quote(changes, detail))
    expect(answer).toMatchObject({ kind: 'failed', reason: 'badAnswer' })
    expect(answer?.kind === 'failed' && answer.message).toContain(words)
  })

  it('keeps a total its lines do not make, with a line for the difference', () => {
    const [price] = readRates(question, quote({}, { total: 310 }))
    expect(price).toMatchObject({ kind: 'price', total: 310_00, accessorials: 95_00 + 1_64 })
    expect(price?.kind === 'price' && price.messages).toEqual(['Its lines do not make its total; the total stands.'])
  })

  it('gives the words of a carrier that refused, beside the prices of others', () => {
    const errors = [{ severity: 'ERROR', message: 'No rate found for lane.', diagnostic: 'E042', source: 'X' }]
    const answer = { rateQuotes: [...quote().rateQuotes, { carrierCode: 'DMZZ', errorMessages: errors }] }
    expect(readRates(question, answer).map(({ kind, scac }) => [kind, scac])).toEqual([
      ['price', 'DMRX'],
      ['failed', 'DMZZ'],
    ])
  })

  it('prices an alternative service by its total, its difference a line of its own', () => {
    const guaranteed = {
      serviceLevel: { code: 'GUR', description: 'Guaranteed' },
      rateQuoteDetail: { charges: [{ code: 'GUR', description: 'Guaranteed', amount: 75 }], total: 383.36 },
    }
    const [, price] = readRates(question, quote({ alternateRateQuotes: [guaranteed] }))
    expect(price).toMatchObject({ kind: 'price', service: 'Guaranteed', total: 383_36, linehaul: 480_00 })
  })

  it('of any shape throws nothing, and gives no price whose parts do not make it', () => {
    const amounts = fc.oneof(fc.double(), fc.integer({ min: -1_000, max: 100_000 }), fc.string(), fc.constant(null))
    const wild = fc.record({
      rateQuotes: fc.array(
        fc.record(
          {
            carrierCode: fc.constantFrom('DMRX', '', 'X'),
            currencyCode: fc.constantFrom('USD', 'CAD', 'XXX'),
            rateQuoteDetail: fc.record({
              charges: fc.array(fc.record({ code: fc.constantFrom('GFC', 'DSC', 'FSC', 'LGDEL'), amount: amounts })),
              total: amounts,
            }),
            alternateRateQuotes: fc.array(fc.anything(), { maxLength: 2 }),
          },
          { requiredKeys: [] },
        ),
        { maxLength: 4 },
      ),
    })
    fc.assert(
      fc.property(fc.oneof(wild, fc.anything()), answer => {
        for (const one of readRates(question, answer)) {
          if (one.kind !== 'price') continue
          expect(one.linehaul - one.discount + one.fuel + one.accessorials).toBe(one.total)
          expect(one.total).toBeGreaterThan(0)
        }
      }),
      { numRuns: 500 },
    )
  })
})

it.each([
  [780.35, 'USD', 78_035],
  ['780.350', 'USD', 78_035],
  [0.1 + 0.2, 'USD', 30],
  [1e21, 'USD', null],
  ['1,000.00', 'USD', null],
  [100, 'JPY', 100],
  [100.5, 'JPY', null],
  [Number.NaN, 'USD', null],
  [undefined, 'USD', null],
])('reads %s %s as %s', (amount, currency, minor) => expect(toMinor(amount, currency)).toBe(minor))

type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly enum?: readonly unknown[]
}

/** What of a body the reconstruction does not know, lacks, or has in another type. */
function faultsOf(schema: Schema, value: unknown, all: Readonly<Record<string, Schema>>, at = 'body'): string[] {
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) return faultsOf(all[name] ?? {}, value, all, at)
  if (schema.enum !== undefined && !schema.enum.includes(value)) return [`${at} is ${String(value)}`]
  if (Array.isArray(value)) {
    const { items } = schema
    return items === undefined ? [] : value.flatMap((one, n) => faultsOf(items, one, all, `${at}[${n}]`))
  }
  if (value === null || typeof value !== 'object') {
    const type = typeof value === 'number' ? ['number', 'integer'] : [typeof value]
    return schema.type === undefined || type.includes(schema.type) ? [] : [`${at} is no ${schema.type}`]
  }
  const known = schema.properties
  const given = Object.entries(value)
  const missing = (schema.required ?? []).filter(field => !Object.hasOwn(value, field))
  return [
    ...missing.map(field => `${at}.${field} is missing`),
    ...given.flatMap(([field, inner]) => {
      const part = known?.[field]
      return known !== undefined && part === undefined
        ? [`${at}.${field} is unknown`]
        : faultsOf(part ?? {}, inner, all, `${at}.${field}`)
    }),
  ]
}

/** The interface as it was put together from what is published; not part of the project. */
const published = resolve(
  import.meta.dirname,
  '../../../../../shared/carriers/project44/p44-v4-ltl.RECONSTRUCTED.openapi.json',
)

describe.skipIf(!existsSync(published))(
  'what we send is what the interface knows (runs where the reconstruction is)',
  () => {
    const schemas = (): Readonly<Record<string, Schema>> =>
      (JSON.parse(readFileSync(published, 'utf8')) as { components: { schemas: Record<string, Schema> } }).components
        .schemas
    const hazmat = {
      ...{ unNumber: 'UN1263', properShippingName: 'Paint', technicalName: '', hazardClass: '3', subsidiaryClass: '' },
      ...{ packingGroup: 'II' as const, quantity: '4 drums', emergencyPhone: '800-555-0199' },
    }
    const [item] = freight.items
    const hazardous = { ...freight, items: item === undefined ? [] : [item, { ...item, freightClass: '', hazmat }] }

    it('in a question for rates', () => {
      const all = schemas()
      expect(
        faultsOf({ $ref: '#/RateQuoteQuery' }, JSON.parse(JSON.stringify(rateBody(account, hazardous, 4))), all),
      ).toEqual([])
    })

    it('in an order', () => {
      const requester = { company: 'Test', name: 'Clerk', phone: '937-555-0123', email: 'clerk@test.invalid' }
      const order = {
        shipment: hazardous,
        bolNumber: '04000000000000013',
        quoteNumber: 'Q1',
        scac: 'DMRX',
        serviceCode: '',
        requester,
      }
      const body: unknown = JSON.parse(JSON.stringify(dispatchBody(account, order)))
      // The published carrier timeout travels in the note of the operation, not in its schema.
      expect(faultsOf({ $ref: '#/LtlDispatchedShipment' }, body, schemas())).toEqual([
        'body.apiConfiguration.timeout is unknown',
      ])
    })
  },
)
