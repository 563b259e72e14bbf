import {
  type Address,
  blankHazmat,
  type LineItem,
  type PlainShipment,
  type Shipment,
  shipmentOfPlain,
} from '@waybill/domain'
import type { CarrierAccount, Exchange, Order, WireCall } from '../kit/connector.ts'
import type { NmftaSettings } from '../nmfta/settings.ts'
import type { OdflSettings } from '../odfl/settings.ts'
import type { Project44Settings } from '../project44/settings.ts'

/** Stands in no answer, trace or message, wherever a carrier repeats it. */
export const CANARY = 'canary-of-a-client-secret'

const address = (company: string, city: string, state: string, zip: string): Address => ({
  company,
  street: '100 Example St',
  street2: '',
  city,
  state,
  zip,
  country: 'US',
  contactName: 'Alex Example',
  contactPhone: '5555550100',
  contactEmail: 'shipping@example.com',
})

export const pallet: LineItem = {
  description: 'Example freight',
  itemCode: '',
  nmfc: '156600-02',
  freightClass: '70',
  handlingUnits: 2,
  handlingUnitType: 'PLT',
  pieces: 20,
  pieceType: 'CTN',
  weightLb: 1200,
  lengthIn: 48,
  widthIn: 40,
  heightIn: 48,
  stackable: false,
  hazmat: null,
}

export const paint: LineItem = {
  ...pallet,
  description: 'Example paint',
  hazmat: {
    ...blankHazmat,
    unNumber: 'UN1263',
    properShippingName: 'Paint',
    hazardClass: '3',
    packingGroup: 'II',
    quantity: '4 drums, 220 gal',
    emergencyPhone: '5555550199',
  },
}

export const exampleShipment = (changes: Partial<PlainShipment> = {}): Shipment =>
  shipmentOfPlain({
    origin: address('Example Shipper LLC', 'Barrington', 'IL', '60010'),
    destination: address('Example Consignee Inc', 'Los Angeles', 'CA', '90058'),
    billTo: null,
    mode: 'LTL',
    terms: 'prepaid',
    pickup: { date: '2099-03-10', from: '09:00', to: '17:00' },
    items: [pallet],
    accessorials: ['LGDEL'],
    references: ['PO-1'],
    orderNumber: '',
    customerPo: '',
    specialInstructions: 'Call first',
    internalNotes: '',
    declaredValue: null,
    cod: null,
    currency: 'USD',
    loadNumber: '',
    trailerNumber: '',
    seals: '',
    ...changes,
  })

export const exampleOrder = (bolNumber: string, scac: string, shipment = exampleShipment()): Order => ({
  shipment,
  bolNumber,
  quoteNumber: 'Q0000001',
  scac,
  serviceCode: 'STD',
  wireKey: `key-of-${bolNumber}`,
  requester: {
    company: 'Example Shipper LLC',
    name: 'Alex Example',
    phone: '5555550100',
    email: 'shipping@example.com',
  },
})

export const project44Account = (baseUrl: string, scac: string): CarrierAccount<Project44Settings> => ({
  clientId: 1,
  accountId: 1,
  scac,
  baseUrl,
  settings: { oauthClientId: 'example', oauthClientSecret: CANARY, groupCode: 'EXAMPLE_GROUP', accountCode: scac },
  secrets: [CANARY],
})

export const odflAccount = (baseUrl: string): CarrierAccount<OdflSettings> => ({
  clientId: 1,
  accountId: 1,
  scac: 'ODFL',
  baseUrl,
  settings: { userName: 'example', password: CANARY, accountNumber: '99999999', tariff: '559' },
  secrets: [CANARY],
})

export const nmftaAccount = (baseUrl: string): CarrierAccount<NmftaSettings> => ({
  clientId: 1,
  accountId: 1,
  scac: 'DMDL',
  baseUrl,
  settings: { apiKey: CANARY, keyHeader: 'authorization', account: '99999999' },
  secrets: [CANARY],
})

/** A wire call, and what it was told of the exchanges. */
export function wireCallOf(deadlineMs = 5000): WireCall & { readonly exchanges: Exchange[] } {
  const exchanges: Exchange[] = []
  return { deadlineMs, now: Date.now, exchanges, onExchange: exchange => exchanges.push(exchange) }
}
