import { existsSync, readFileSync } from 'node:fs'
import { originOf } from '@waybill/domain'
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

test('a pallet with two lines is one line: its weight and pieces together, the highest class, counted once', () => {
  const gaskets = { ...pallet, sharesUnit: true as const, description: 'Gaskets', freightClass: '92.5' }
  const mixed = exampleShipment({ items: [pallet, { ...gaskets, weightLb: 60.1, pieces: 4, nmfc: '' }, paint] })
  for (const body of [rateBody(account, mixed, 9), dispatchBody(account, exampleOrder('BOL-1', 'DMGL', mixed))]) {
    expect(body.lineItems).toHaveLength(2)
    expect(body.lineItems[0]).toMatchObject({
      ...{ totalWeight: 1260.1, totalPieces: 24, totalPackages: 2, freightClass: '92.5' },
      description: 'Example freight; Gaskets',
    })
    // The number of one of the goods is not that of all.
    expect(body.lineItems[0]).not.toHaveProperty('nmfcItemCode')
    expect(body.lineItems[1]).toMatchObject({ totalPackages: 2, description: 'Example paint', nmfcItemCode: '156600' })
  }
})

test('what the body has no field for is told in words, the technical name with the name', () => {
  const usual = paint.hazmat as NonNullable<typeof paint.hazmat>
  const hazmat = {
    ...{ ...usual, unNumber: 'UN1760', properShippingName: 'Corrosive liquids, n.o.s.', hazardClass: '8' },
    ...{ technicalName: 'Octanoyl chloride', reportableQuantity: true, emergencyContract: 'CCN12345' },
  }
  const body = dispatchBody(account, exampleOrder('BOL-1', 'DMGL', exampleShipment({ items: [{ ...paint, hazmat }] })))
  expect(body.lineItems[0]).toMatchObject({
    hazmatDetail: {
      properShippingName: 'Corrosive liquids, n.o.s. (Octanoyl chloride)',
      emergencyContact: { phoneNumber: '5555550199', companyName: 'CCN12345' },
    },
  })
  expect(body.pickupNote).toBe(
    'Call first Hazardous in full: RQ, UN1760, Corrosive liquids, n.o.s. (Octanoyl chloride), 8, PG II, 4 drums, 220 gal.',
  )
})

test('hazardous goods that share a pallet are all told', () => {
  const shared = { ...paint, sharesUnit: true as const }
  const acid = { ...shared, hazmat: { ...(paint.hazmat as NonNullable<typeof paint.hazmat>), unNumber: 'UN1830' } }
  const one = dispatchBody(account, exampleOrder('BOL-1', 'DMGL', exampleShipment({ items: [pallet, shared] })))
  expect(one.lineItems).toMatchObject([{ hazmatDetail: { identificationNumber: 'UN1263' } }])
  const two = dispatchBody(account, exampleOrder('BOL-1', 'DMGL', exampleShipment({ items: [paint, acid] })))
  expect(two.lineItems).toMatchObject([{ hazmatDetail: { identificationNumber: 'UN1263' } }])
  expect(two.pickupNote).toBe('Call first Also hazardous, on the same unit: UN1830, Paint, 3, PG II, 4 drums, 220 gal.')
})

test('whoever pays asks for it, with a contact of his own', () => {
  const { contactEmail, ...payer } = originOf(exampleShipment())
  const billTo = { ...payer, contactEmail: '', company: 'Example Payer Inc', contactName: 'Pay Example' }
  const shipment = exampleShipment({ billTo, terms: 'thirdParty' })
  const { contact } = dispatchBody(account, exampleOrder('BOL-1', 'DMGL', shipment)).requesterLocation
  expect(contact).toEqual({
    ...{ companyName: 'Example Payer Inc', contactName: 'Pay Example' },
    ...{ phoneNumber: '5555550100', phoneNumberCountryCode: '1' },
  })
  expect(dispatchBody(account, exampleOrder('BOL-1', 'DMGL')).requesterLocation.contact).toMatchObject({
    companyName: 'Example Shipper LLC',
    email: contactEmail,
  })
})

test('order number and purchase order are identifiers, each once', () => {
  const shipment = exampleShipment({ orderNumber: 'SO-7', customerPo: 'PO-1' })
  expect(dispatchBody(account, exampleOrder('BOL-1', 'DMGL', shipment)).shipmentIdentifiers.slice(2)).toEqual([
    { type: 'PURCHASE_ORDER', value: 'PO-1' },
    { type: 'CUSTOMER_REFERENCE', value: 'SO-7' },
  ])
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

test('an order says in its note what the driver collects, because the body has no field for it', () => {
  const order = exampleOrder('BOL-1', 'DMGL', hazardous)
  const cod = { amount: 139_450, feeTerms: 'collect', customerCheck: true } as const
  const { pickupNote } = dispatchBody(account, { ...order, shipment: { ...order.shipment, cod } })
  expect(pickupNote).toContain('Collect on delivery: $1,394.50, fee collect, customer check accepted.')
})
