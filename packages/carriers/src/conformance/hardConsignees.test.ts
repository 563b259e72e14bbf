import { type Address, destinationOf, nationalDigits, originOf, sentence } from '@waybill/domain'
import { type Sandbox, startSandbox } from '@waybill/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fedex } from '../fedex/index.ts'
import type { Exchange } from '../kit/connector.ts'
import { openKit } from '../kit/kit.ts'
import { registered } from '../kit/openAccount.ts'
import { exampleLabels, sentTo } from '../testing/parcels.ts'
import { CANARY, wireCallOf } from '../testing/shipment.ts'
import { ups } from '../ups/index.ts'
import { usps } from '../usps/index.ts'

type Carrier = 'UPS' | 'FedEx' | 'USPS'

interface Consignee extends Partial<Address> {
  /** Who has no room for it, and what of it is named. */
  readonly refused?: Partial<Record<Carrier, 'company' | 'contactName' | 'street' | 'street2' | 'city'>>
  /** The number that a driver is to dial; blank: his own cannot be told. */
  readonly dialed?: string
  readonly extension?: string
  /** The post alone comes there: the others are not asked. */
  readonly isPostBox?: true
  /** The number has not the ten digits that UPS and FedEx take here: it goes without. */
  readonly isForeign?: true
}

const longStreet = '20145 South Old County Highway Route 72 Building 9 Suite 1250'
const longCompany = 'Holy Trinity Regional Children’s Hospital Pharmacy'

/** Consignees as shops write them. */
const consignees: Readonly<Record<string, Consignee>> = {
  'an extension': { contactPhone: '937-555-0144 ext. 23', dialed: '9375550144', extension: '23' },
  'an extension behind x': { contactPhone: '+1 (419) 555-0101 x4455', dialed: '4195550101', extension: '4455' },
  'a number in parentheses behind it': { contactPhone: '937 555 0144 (23)', dialed: '9375550144' },
  'two numbers': { contactPhone: '216-555-0177 / 216-555-0178', dialed: '2165550177' },
  'two numbers without a mark between them': { contactPhone: '216-555-0177 216-555-0178', dialed: '2165550177' },
  'a number from abroad': { contactPhone: '+44 20 5555 0100', dialed: '442055550100', isForeign: true },
  'more digits than a number has': { contactPhone: '+49 30 5550100 +49 30 5550101', dialed: '' },
  'a long street': { street: longStreet },
  'a long name': { company: longCompany },
  'a long name and a long street': { company: longCompany, street: longStreet },
  'a long name, a long person and a long street': {
    ...{ company: longCompany, street: longStreet, contactName: 'Dr. Wilhelmina Featherstone-Cholmondeley' },
    refused: { UPS: 'street' },
  },
  'a name of three lines': {
    company: `${longCompany} and Outpatient Dispensary`,
    refused: { USPS: 'company' },
  },
  'a person of one name': { contactName: 'Receiving' },
  'a long second line': {
    street2: 'Attention: Receiving Department, Dock Door 14, Second Floor',
    refused: { USPS: 'street2' },
  },
  'a word longer than a line': {
    street: `1 ${'Q'.repeat(51)}`,
    refused: { UPS: 'street', FedEx: 'street', USPS: 'street' },
  },
  'a long city': {
    city: 'Upper Saint Bartholomew Township Heights',
    refused: { UPS: 'city', FedEx: 'city', USPS: 'city' },
  },
  'a box at the post office': { street: 'P.O.Box 312', isPostBox: true },
  'a box on a rural route': { street: 'Box 71, RR 4', isPostBox: true },
  'a street that begins like one': { street: '410 Pomona Street' },
  'a place called Box': { company: 'Box Canyon Supply', street: '200 Box Canyon Rd' },
  'a box behind a street': { street2: 'PO Box 312', isPostBox: true },
}

const account = (baseUrl: string, scac: string, settings: object) => ({
  ...{ clientId: 1, accountId: 1, scac, baseUrl },
  settings: { clientId: 'example', clientSecret: CANARY, ...settings },
})

/** A carrier is a line here: its service, and where a label's order says who gets it. */
const lines = {
  UPS: {
    open: (url: string) =>
      registered(ups(openKit())).open(account(`${url}/ups/api`, 'UPSN', { accountNumber: 'A1B2C3', pickupType: '01' })),
    service: '03',
    to: (body: unknown) =>
      z.object({ ShipmentRequest: z.object({ Shipment: z.object({ ShipTo: z.looseObject({}) }) }) }).parse(body)
        .ShipmentRequest.Shipment.ShipTo,
    phone: (party: unknown) => {
      const { Phone } = z
        .object({ Phone: z.object({ Number: z.string(), Extension: z.string().default('') }).optional() })
        .parse(party)
      return [Phone?.Number ?? '', Phone?.Extension ?? '']
    },
  },
  FedEx: {
    open: (url: string) =>
      registered(fedex(openKit())).open(account(`${url}/fedex`, 'FDEG', { accountNumber: '510088000' })),
    service: 'FEDEX_GROUND',
    to: (body: unknown) =>
      z.object({ requestedShipment: z.object({ recipients: z.tuple([z.looseObject({})]) }) }).parse(body)
        .requestedShipment.recipients[0],
    phone: (party: unknown) => {
      const { contact } = z
        .object({ contact: z.object({ phoneNumber: z.string(), phoneExtension: z.string().default('') }) })
        .parse(party)
      return [contact.phoneNumber, contact.phoneExtension]
    },
  },
  USPS: {
    open: (url: string) =>
      registered(usps(openKit())).open(
        account(`${url}/usps`, 'USPS', {
          crid: '12345678',
          mid: '901000123',
          accountNumber: '1000405',
          accountType: 'EPS',
        }),
      ),
    service: 'USPS_GROUND_ADVANTAGE',
    to: (body: unknown) => z.object({ toAddress: z.looseObject({}) }).parse(body).toAddress,
    phone: (party: unknown) => [z.object({ phone: z.string().default('') }).parse(party).phone, ''],
  },
} as const

/** Every text of a part of a request, one after the other. */
const textsIn = (part: unknown): readonly string[] =>
  typeof part === 'string'
    ? [part]
    : typeof part === 'object' && part !== null
      ? Object.values(part).flatMap(textsIn)
      : []

const words = (texts: readonly string[]): readonly string[] => texts.join(' ').split(/\s+/).filter(Boolean)

describe.each(Object.entries(lines))('%s', (name, { open, service, to, phone }) => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.close())

  it.each(Object.entries(consignees))(
    '%s: all of it is on its label, or what has no room is named',
    async (kind, row) => {
      const { refused = {}, dialed, extension, isPostBox, isForeign, ...address } = row
      const shipment = sentTo(address)
      const traced: Exchange[] = []
      const wireCall = { ...wireCallOf(), onExchange: (exchange: Exchange) => traced.push(exchange) }
      const order = exampleLabels(`HARD${Object.keys(consignees).indexOf(kind)}`, service, shipment)
      const outcome = await open(sandbox.url).labels?.buy(order, wireCall)
      const field = refused[name as Carrier]
      if (field !== undefined) {
        expect(traced).toEqual([])
        expect(outcome).toMatchObject({
          ...{ kind: 'failed', reason: 'refused', message: expect.stringContaining(String(address[field])) },
        })
        return
      }
      if (isPostBox && name !== 'USPS') {
        expect([traced, outcome]).toMatchObject([[], { reason: 'refused', message: sentence('postAlone') }])
        return
      }
      expect(outcome).toMatchObject({ kind: 'bought' })
      const party = to(JSON.parse(traced.at(-1)?.requestBody ?? '{}'))
      const { company, contactName, street, street2, city } = destinationOf(shipment)
      // FedEx has to reach somebody: who ships, where the consignee's number cannot be told.
      const instead = name === 'FedEx' ? nationalDigits(originOf(shipment).contactPhone) : ''
      expect(words(textsIn(party))).toEqual(
        expect.arrayContaining([...words([company, contactName, street, street2, city])]),
      )
      if (dialed !== undefined)
        expect(phone(party)).toEqual([
          (isForeign && name !== 'USPS' ? '' : dialed) || instead,
          name === 'USPS' ? '' : (extension ?? ''),
        ])
    },
  )
})
