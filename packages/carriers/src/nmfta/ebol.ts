import {
  type Address,
  accessorialName,
  type BillContent,
  type BilledRow,
  billContents,
  type HazmatTable,
  minorDigits,
  type PaymentTerms,
  readHazmatTable,
  receivingWords,
  type Shipment,
  tenDigits,
} from '@waybill/domain'
import { HAZMAT_EDITION, hazmatRows } from '@waybill/domain/hazmat/hazmatRows.ts'
import type { Order } from '../kit/connector.ts'
import { countryOf, packagingOf, servicesIn } from './codes.ts'

/*
 * The body of an electronic bill of lading, Digital LTL Council 2.1.0. It is made from the content that the printed bill
 * is drawn from. The standard counts in whole pounds and inches: weights are rounded to the nearest, at least one, sizes up.
 */

let table: HazmatTable | undefined
const hazmatTable = (): HazmatTable => {
  table ??= readHazmatTable(HAZMAT_EDITION, hazmatRows)
  return table
}

/** What the bill of a shipment says: its only one, or the first of several. */
export const contentOf = (shipment: Shipment): BillContent | undefined =>
  billContents(shipment, shipment.lines.some(({ hazmat }) => hazmat !== null) ? hazmatTable() : null)[0]

const terms: Readonly<Record<PaymentTerms, string>> = {
  prepaid: 'Prepaid',
  collect: 'Collect',
  thirdParty: 'Third Party',
}
const roles: Readonly<Record<PaymentTerms, string>> = {
  prepaid: 'Shipper',
  collect: 'Consignee',
  thirdParty: 'Third Party',
}

const given = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''))

const partyOf = (address: Address, phone = address.contactPhone) => ({
  name: address.company,
  address1: address.street,
  ...given({ address2: address.street2 }),
  city: address.city,
  stateProvince: address.state,
  postalCode: address.zip.replaceAll(' ', ''),
  country: countryOf(address.country),
  contact: { phone: tenDigits(phone), ...given({ name: address.contactName, email: address.contactEmail }) },
})

/** Whoever pays by the terms, where nobody else is billed. */
const billedParty = ({ billTo, terms: by, from, to }: BillContent): Address =>
  billTo ?? (by === 'collect' ? to.address : from.address)

const pounds = (weightLb: number): number => Math.max(1, Math.round(weightLb))

function lineOf({ item, freightClass, hazmat }: BilledRow) {
  const [nmfc = '', nmfcSub = ''] = item.nmfc.split('-')
  const material = hazmat?.material
  return {
    description: item.description,
    weight: pounds(item.weightLb),
    weightUnit: 'Pounds',
    pieces: Math.max(1, item.pieces),
    packagingType: packagingOf(item.pieceType),
    classification: freightClass === '' ? 'Not required' : freightClass,
    ...given({ nmfc, nmfcSub }),
    hazardous: hazmat !== null,
    ...(hazmat === null || material === undefined
      ? {}
      : {
          hazardousDescription: hazmat.description,
          hazardousDetails: {
            weight: pounds(item.weightLb),
            weightUnit: 'Pounds',
            class: material.hazardClass,
            unnaNumber: material.unNumber,
            propername: material.properShippingName,
            ...given({
              technicalName: material.technicalName,
              packingGroup: material.packingGroup,
              contractNumber: material.emergencyContract,
            }),
          },
        }),
  }
}

/** Rows by the units they stand on: the first of each counts them. */
function unitsOf(rows: readonly BilledRow[]): readonly (readonly [BilledRow, ...BilledRow[]])[] {
  const units: [BilledRow, ...BilledRow[]][] = []
  for (const row of rows) {
    const last = units.at(-1)
    if (row.item.sharesUnit && last !== undefined) last.push(row)
    else units.push([row])
  }
  return units
}

function unitOf(rows: readonly [BilledRow, ...BilledRow[]]) {
  const [{ item }] = rows
  const measured = item.lengthIn > 0 && item.widthIn > 0 && item.heightIn > 0
  const lineItems = rows.map(lineOf)
  return {
    count: item.handlingUnits,
    type: packagingOf(item.handlingUnitType),
    weight: lineItems.reduce((sum, { weight }) => sum + weight, 0),
    weightUnit: 'Pounds',
    ...(measured
      ? {
          length: Math.ceil(item.lengthIn),
          width: Math.ceil(item.widthIn),
          height: Math.ceil(item.heightIn),
          dimensionsUnit: 'Inches',
        }
      : {}),
    stackable: item.stackable,
    lineItems,
  }
}

const amountOf = (minor: number, currency: string): string => (minor / 10 ** minorDigits(currency)).toFixed(2)

function codOf({ cod, from, billTo }: BillContent, currency: string) {
  if (cod === null) return {}
  return {
    cod: {
      amount: amountOf(cod.amount, currency),
      currency,
      ...(cod.feeTerms === '' ? {} : { terms: cod.feeTerms === 'prepaid' ? 'Prepaid' : 'Collect' }),
      customerCheckAcceptable: cod.customerCheck,
      remitTo: (({ contact: _, ...party }) => party)(partyOf(billTo ?? from.address)),
    },
  }
}

/** Who answers when something leaks; nothing where nothing is hazardous. */
function emergencyOf({ rows }: BillContent) {
  const material = rows.find(({ hazmat }) => hazmat !== null)?.hazmat?.material
  if (material === undefined) return {}
  const name = material.emergencyContract || 'Emergency response'
  return { hazardousDetails: { emergencyContact: { name, phone: tenDigits(material.emergencyPhone) } } }
}

function accessorialsOf(content: BillContent, shipment: Shipment) {
  const { services, rows, totals, from, to } = content
  const hazardous = rows.some(({ hazmat }) => hazmat !== null) ? ['HAZM'] : []
  const { codes, origin, destination } = servicesIn([...new Set([...services, ...hazardous])])
  if (codes.length === 0) return {}
  const appointment = (code: string, end: string, { window }: BillContent['from']) =>
    codes.includes(code) && window.date !== ''
      ? { [end]: { start: `${window.date}T${window.from || '00:00'}:00.000` } }
      : {}
  const appointments = { ...appointment('APTP', 'pickup', from), ...appointment('APTD', 'delivery', to) }
  const limited = { ...(origin ? { origin } : {}), ...(destination ? { destination } : {}) }
  return {
    accessorials: {
      codes,
      ...emergencyOf(content),
      ...codOf(content, shipment.currency),
      ...(codes.includes('SRT') ? { sortAndSegregateDetails: { pieces: totals.pieces } } : {}),
      ...(codes.includes('FVC') && shipment.declaredValue !== null
        ? {
            fullValueCoverageDetails: {
              monetaryValue: amountOf(shipment.declaredValue, shipment.currency),
              currency: shipment.currency,
            },
          }
        : {}),
      ...(Object.keys(limited).length === 0 ? {} : { limitedAccessType: limited }),
      ...(Object.keys(appointments).length === 0 ? {} : { appointmentDetails: appointments }),
    },
  }
}

function referencesOf({ orders }: BillContent, { bolNumber, quoteNumber, wireKey, shipment }: Order, pro: string) {
  const others = [
    { name: 'ClientKey', value: wireKey },
    ...orders.filter(({ info }) => info === '').map(({ number }) => ({ name: 'Reference', value: number })),
    ...(shipment.orderNumber.trim() === '' ? [] : [{ name: 'Order', value: shipment.orderNumber.trim() }]),
    ...(shipment.loadNumber.trim() === '' ? [] : [{ name: 'Load', value: shipment.loadNumber.trim() }]),
  ].filter(({ value }) => value !== '')
  const po = shipment.customerPo.trim()
  return {
    ...given({ pro, quoteId: quoteNumber }),
    bol: [bolNumber],
    ...(po === '' ? {} : { po: [{ number: po }] }),
    additionalReferences: others,
  }
}

/** What has no field or code there, in words that the driver reads. */
export const instructionsOf = ({ services, to }: BillContent, { specialInstructions }: Shipment): string => {
  const { unknown } = servicesIn(services)
  const also = unknown.length === 0 ? '' : `Also needed: ${unknown.map(accessorialName).join(', ')}.`
  const receives = receivingWords(to.address)
  return [specialInstructions, receives === '' ? '' : `${receives}.`, also].filter(text => text !== '').join(' ')
}

export interface EbolGiven {
  readonly content: BillContent
  readonly order: Order
  /** The company's number at the carrier; blank where it has none. */
  readonly account: string
  readonly function: 'Create' | 'Update'
  /** The carrier's, of the bill that is updated; blank: it gives one. */
  readonly pro: string
}

export function ebolBody({ content, order, account, pro, ...given_ }: EbolGiven) {
  const { shipment, requester } = order
  const units = unitsOf(content.rows).map(unitOf)
  const billTo = billedParty(content)
  return {
    version: '2.1.0',
    bol: {
      function: given_.function,
      isTest: false,
      requestorRole: roles[content.terms],
      requestedPickupDate: content.from.window.date,
      ...given({ specialInstructions: instructionsOf(content, shipment) }),
    },
    referenceNumbers: referencesOf(content, order, pro),
    payment: { terms: terms[content.terms] },
    commodities: { lineItemLayout: 'Nested', handlingUnits: units },
    shipmentTotals: {
      grossWeight: units.reduce((sum, { weight }) => sum + weight, 0),
      weightUnit: 'Pounds',
      handlingUnits: content.totals.handlingUnits,
      ...(shipment.declaredValue === null
        ? {}
        : {
            declaredValue: Math.round(shipment.declaredValue / 10 ** minorDigits(shipment.currency)),
            currency: shipment.currency,
          }),
    },
    ...accessorialsOf(content, shipment),
    origin: partyOf(content.from.address, content.from.address.contactPhone || requester.phone),
    destination: partyOf(content.to.address),
    billTo: {
      ...given({ account }),
      ...partyOf(billTo, billTo.contactPhone || requester.phone),
    },
  }
}
