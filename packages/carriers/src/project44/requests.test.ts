import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { exampleOrder, exampleShipment, paint, pallet, project44Account } from '../testing/shipment.ts'
import { dispatchBody } from './book.ts'
import { cancelBody } from './cancel.ts'
import { rateBody } from './rate.ts'

const account = project44Account('http://127.0.0.1:1', 'DMGL')
const hazardous = exampleShipment({ items: [pallet, paint], accessorials: ['LGDEL', 'PFZ'], terms: 'thirdParty' })

test('an order carries our number first, the quote, the extra services again and who to call', () => {
  const body = dispatchBody(account, exampleOrder('BOL-1', 'DMGL', hazardous))
  expect(body).toMatchObject({
    carrierCode: 'DMGL',
    capacityProviderQuoteNumber: 'Q0000001',
    paymentTermsOverride: 'THIRD_PARTY',
    shipmentIdentifiers: [
      { type: 'BILL_OF_LADING', value: 'BOL-1', primaryForType: true },
      { type: 'EXTERNAL', value: 'key-of-BOL-1' },
      { type: 'CUSTOMER_REFERENCE', value: 'PO-1' },
    ],
    accessorialServices: [{ code: 'LGDEL' }, { code: 'HAZM' }],
    pickupNote: 'Call first Also needed: PFZ.',
    emergencyContact: { phoneNumber: '5555550199' },
    apiConfiguration: { timeout: 60 },
  })
  expect(body.lineItems[0]).not.toHaveProperty('hazmatDetail')
  expect(body.lineItems[1]).toHaveProperty('hazmatDetail.identificationNumber', 'UN1263')
})

test('hazardous details are told in an order and not in a question', () => {
  expect(JSON.stringify(rateBody(account, hazardous, 9))).not.toContain('hazmatDetail')
})

/** Beside the checkout, where somebody keeps the reconstruction; no part of the product. */
const file = new URL('../../../../../shared/carriers/project44/p44-v4-ltl.RECONSTRUCTED.openapi.json', import.meta.url)

/** The schema of a component, in which no field may be one that it does not name. */
function schemaOf(name: string): z.ZodType {
  const { components } = JSON.parse(readFileSync(file, 'utf8').replaceAll('#/components/schemas/', '#/definitions/'))
  const close = (given: unknown): unknown => {
    if (Array.isArray(given)) return given.map(close)
    if (typeof given !== 'object' || given === null) return given
    const closed = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, close(value)]))
    return 'properties' in closed && closed.type === 'object' ? { ...closed, additionalProperties: false } : closed
  }
  const definitions = close(components.schemas)
  return z.fromJSONSchema({ $ref: `#/definitions/${name}`, definitions } as z.core.JSONSchema.JSONSchema, {
    defaultTarget: 'draft-7',
  })
}

/** Described for an order (its own page names `apiConfiguration.timeout`), and missing in the reconstruction's schema. */
const withoutTimeout = (body: ReturnType<typeof dispatchBody>) => {
  const { timeout: _, ...apiConfiguration } = body.apiConfiguration
  return { ...body, apiConfiguration }
}

describe.skipIf(!existsSync(file))('requests keep to the reconstruction (skipped where it is not kept)', () => {
  const order = exampleOrder('BOL-1', 'DMGL', hazardous)
  const confirmation = { providerId: '7', pickupNumber: '', proNumber: '' }
  test.each([
    ['RateQuoteQuery', rateBody(account, hazardous, 9)],
    ['LtlDispatchedShipment', withoutTimeout(dispatchBody(account, order))],
    ['LtlShipmentCancellation', cancelBody(account, { ...order, confirmation })],
  ])('%s', (name, body) => {
    expect(schemaOf(name).safeParse(body).error?.issues ?? []).toEqual([])
    expect(schemaOf(name).safeParse({ ...body, notAField: 1 }).success).toBe(false)
  })
})
