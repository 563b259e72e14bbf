import {
  type Address,
  BLANK_CLASS,
  itemsOf,
  type LineItem,
  type PaymentTerms,
  pickupOf,
  type Shipment,
} from '@waybill/domain'
import { accessorialsOf, packageTypeOf } from './codes.ts'
import type { Account } from './send.ts'

/** What is told about a shipment, to price it and to order it. Pounds and inches. */

export const addressOf = ({ street, street2, city, state, zip, country }: Address) => ({
  addressLines: [street, street2].filter(line => line !== ''),
  city,
  state,
  postalCode: country === 'US' ? zip.slice(0, 5) : zip,
  country,
})

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

const hazmatOf = ({ hazmat }: LineItem) =>
  hazmat === null
    ? {}
    : {
        hazmatDetail: {
          identificationNumber: hazmat.unNumber,
          properShippingName: hazmat.properShippingName,
          hazardClass: hazmat.hazardClass,
          packingGroup: hazmat.packingGroup === '' ? 'NONE' : hazmat.packingGroup,
          emergencyContact: { phoneNumber: hazmat.emergencyPhone },
        },
      }

/** One line. Not told in rating: hazardous goods are priced by the extra service HAZM. */
const lineItemOf = (item: LineItem, isOrder: boolean) => {
  const [nmfcItemCode = '', nmfcSubCode = ''] = item.nmfc.split('-')
  return {
    totalWeight: item.weightLb,
    packageDimensions: { length: item.lengthIn, width: item.widthIn, height: item.heightIn },
    // Blank freight counts as 70 (specification §9), and is shown as a guess beside the price.
    freightClass: item.freightClass === '' ? BLANK_CLASS : item.freightClass,
    packageType: packageTypeOf(item.handlingUnitType),
    // Lines that share a pallet are told one by one, the pallet with the first of them.
    ...(item.sharesUnit ? {} : { totalPackages: item.handlingUnits }),
    totalPieces: item.pieces,
    description: item.description,
    stackable: item.stackable,
    ...(nmfcItemCode === '' ? {} : { nmfcItemCode }),
    ...(nmfcSubCode === '' ? {} : { nmfcSubCode }),
    ...(isOrder ? hazmatOf(item) : {}),
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
  lineItems: itemsOf(shipment).map(item => lineItemOf(item, isOrder)),
  accessorialServices: accessorialsOf(shipment).known.map(code => ({ code })),
  pickupWindow: { date: pickupOf(shipment).date, startTime: pickupOf(shipment).from, endTime: pickupOf(shipment).to },
  weightUnit: 'LB',
  lengthUnit: 'IN',
  paymentTermsOverride: paymentTerms[shipment.terms],
  directionOverride: directions[shipment.terms],
})
