import {
  type Address,
  BLANK_CLASS,
  effectiveClass,
  type Hazmat,
  homeCountry,
  itemsOf,
  type LineItem,
  type PaymentTerms,
  pickupOf,
  type Shipment,
} from '@waybill/domain'
import { accessorialsOf, packageTypeOf } from './codes.ts'
import type { Account } from './send.ts'

/** What is told about a shipment, to price it and to order it. Pounds and inches. */

export const addressOf = ({ street, street2, city, state, zip, country: written }: Address) => {
  const country = homeCountry({ country: written })
  return {
    addressLines: [street, street2].filter(line => line !== ''),
    city,
    state,
    postalCode: country === 'US' ? zip.slice(0, 5) : zip,
    country,
  }
}

export const locationOf = (address: Address) => ({
  address: addressOf(address),
  contact: {
    companyName: address.company,
    contactName: address.contactName,
    phoneNumber: address.contactPhone,
    phoneNumberCountryCode: '1',
    ...(address.contactEmail === '' ? {} : { email: address.contactEmail }),
  },
})

/** The proper shipping name with the technical one, for which there is no field of its own (49 CFR 172.203(k)). */
const named = ({ properShippingName, technicalName }: Hazmat): string =>
  technicalName === '' ? properShippingName : `${properShippingName} (${technicalName})`

/** Who answers, and under which name or contract he knows the shipper (172.604(b)); nothing where nobody need (d). */
export const emergencyContactOf = ({ emergencyPhone, emergencyContract }: Hazmat) =>
  emergencyPhone.trim() === ''
    ? {}
    : {
        emergencyContact: {
          phoneNumber: emergencyPhone,
          ...(emergencyContract === '' ? {} : { companyName: emergencyContract }),
        },
      }

const hazmatOf = ({ hazmat }: LineItem) =>
  hazmat === null
    ? {}
    : {
        hazmatDetail: {
          identificationNumber: hazmat.unNumber,
          properShippingName: named(hazmat),
          hazardClass: hazmat.hazardClass,
          packingGroup: hazmat.packingGroup === '' ? 'NONE' : hazmat.packingGroup,
          ...emergencyContactOf(hazmat),
        },
      }

const classOf = ({ freightClass }: LineItem): string => (freightClass.trim() === '' ? BLANK_CLASS : freightClass)

/** Rows that were told as class 70 because nobody gave a class. */
export const guessedItems = (shipment: Shipment): readonly number[] =>
  itemsOf(shipment).flatMap((item, index) => (effectiveClass(item.freightClass)?.guessed === true ? [index] : []))

/** The goods that stand on the same units: a line of theirs counts no unit, and the provider would count one. */
function unitsOf(shipment: Shipment): readonly (readonly [LineItem, ...LineItem[]])[] {
  const units: [LineItem, ...LineItem[]][] = []
  for (const item of itemsOf(shipment)) {
    const last = units.at(-1)
    if (item.sharesUnit && last !== undefined) last.push(item)
    else units.push([item])
  }
  return units
}

/** Goods whose line has no room for what makes them hazardous: another one on the same unit stands there. */
export const untoldHazmat = (shipment: Shipment): readonly Hazmat[] =>
  unitsOf(shipment).flatMap(goods => goods.flatMap(({ hazmat }) => (hazmat === null ? [] : [hazmat])).slice(1))

const nmfcOf = (goods: readonly LineItem[]) => {
  const [nmfc = '', ...others] = new Set(goods.map(item => item.nmfc))
  const [nmfcItemCode = '', nmfcSubCode = ''] = others.length === 0 ? nmfc.split('-') : []
  return { ...(nmfcItemCode === '' ? {} : { nmfcItemCode }), ...(nmfcSubCode === '' ? {} : { nmfcSubCode }) }
}

/**
 * A line: the goods on the same units together, under the highest of their classes. Not told in rating: hazardous goods
 * are priced by the extra service HAZM.
 */
const lineItemOf = (goods: readonly [LineItem, ...LineItem[]], isOrder: boolean) => {
  const [item] = goods
  const hazardous = goods.find(({ hazmat }) => hazmat !== null) ?? item
  return {
    totalWeight: goods.reduce((sum, { weightLb }) => sum + Math.round(weightLb * 100), 0) / 100,
    packageDimensions: { length: item.lengthIn, width: item.widthIn, height: item.heightIn },
    // Blank freight counts as 70 (specification §9), and is shown as a guess beside the price.
    freightClass: goods.map(classOf).reduce((highest, one) => (Number(one) > Number(highest) ? one : highest)),
    packageType: packageTypeOf(item.handlingUnitType),
    totalPackages: item.handlingUnits,
    totalPieces: goods.reduce((sum, { pieces }) => sum + pieces, 0),
    description: [...new Set(goods.map(({ description }) => description))].join('; '),
    stackable: item.stackable,
    ...nmfcOf(goods),
    ...(isOrder ? hazmatOf(hazardous) : {}),
  }
}

const paymentTerms: Readonly<Record<PaymentTerms, string>> = {
  prepaid: 'PREPAID',
  collect: 'COLLECT',
  thirdParty: 'THIRD_PARTY',
}

const directions: Readonly<Record<PaymentTerms, string>> = {
  prepaid: 'SHIPPER',
  collect: 'CONSIGNEE',
  thirdParty: 'THIRD_PARTY',
}

export const groupOf = ({ settings }: Account) => ({
  code: settings.groupCode,
  ...(settings.accountCode === '' ? {} : { accounts: [{ code: settings.accountCode }] }),
})

/** What rating and ordering have in common. */
export const freightOf = (account: Account, shipment: Shipment, isOrder: boolean) => ({
  capacityProviderAccountGroup: groupOf(account),
  lineItems: unitsOf(shipment).map(goods => lineItemOf(goods, isOrder)),
  accessorialServices: accessorialsOf(shipment).known.map(code => ({ code })),
  pickupWindow: { date: pickupOf(shipment).date, startTime: pickupOf(shipment).from, endTime: pickupOf(shipment).to },
  weightUnit: 'LB',
  lengthUnit: 'IN',
  paymentTermsOverride: paymentTerms[shipment.terms],
  directionOverride: directions[shipment.terms],
})
