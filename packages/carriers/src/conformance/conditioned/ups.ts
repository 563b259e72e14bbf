import { upsCalls } from '@waybill/conditions'
import { openKit } from '../../kit/kit.ts'
import { registered } from '../../kit/openAccount.ts'
import { box, sentTo } from '../../testing/parcels.ts'
import { ups } from '../../ups/index.ts'
import { withValues } from './breakRow.ts'
import {
  back,
  billedTo,
  type Conditioned,
  goods,
  hongKong,
  inTwoBoxes,
  london,
  munich,
  parcels,
  sanJuan,
  storedAccount,
  toronto,
} from './conditioned.ts'

const papers = { reason: 'sample', terms: 'DDP', invoiceNumber: 'INV-7', filing: 'NOEEI 30.37(a)' } as const
const upsAccount = '700257'
const ship = 'ShipmentRequest.Shipment'
const receiver = { Type: '01', BillReceiver: { AccountNumber: upsAccount, Address: { PostalCode: '90058' } } }

export const conditionedUps: Conditioned = {
  calls: upsCalls,
  open: url => [
    registered(ups(openKit())).open(
      storedAccount(`${url}/ups/api`, 'UPSN', { accountNumber: 'A1B2C3', pickupType: '01' }),
    ),
  ],
  callsAt: [
    ['POST', /\/rating\/v\d+\/\w+$/, 'rate'],
    ['POST', /\/shipments\/v\d+\/ship$/, 'buyLabels'],
    ['POST', /\/labels\/v\d+\/recovery$/, 'recoverLabels'],
    ['POST', /\/pickupcreation\/v\d+\/pickup$/, 'askPickup'],
    ['POST', /\/shipments\/v\d+\/pickup\/oncall$/, 'ratePickup'],
    ['POST', /\/addressvalidation\/v\d+\/\d$/, 'checkAddress'],
    ['POST', /\/locations\/v\d+\/search\/availabilities\/\d+$/, 'locations'],
  ],
  shipments: [
    { service: '03', shipment: parcels({ signature: 'none' }, { ...box, declaredValue: 25_050 }) },
    { service: '02', shipment: parcels({ signature: 'adult', saturdayDelivery: true }) },
    { service: '03', shipment: parcels({}, { ...box, lengthIn: 8, widthIn: 10, heightIn: 12 }) },
    { service: '03', shipment: sentTo({ contactPhone: '555-0100' }) },
    { service: '03', shipment: parcels({ upsAccount }, box, { terms: 'collect' }) },
    { service: '03', shipment: parcels({ upsAccount }, box, { terms: 'thirdParty' }) },
    { service: '03', shipment: parcels({ upsAccount }, box, { terms: 'thirdParty', billTo: billedTo(toronto) }) },
    { service: '03', shipment: parcels({ upsAccount }, box, { terms: 'thirdParty', billTo: billedTo(london) }) },
    { service: '03', shipment: sentTo(sanJuan, parcels({}, { ...box, declaredValue: 25_050 })) },
    { service: '03', shipment: back(sentTo(sanJuan)) },
    { service: '11', shipment: sentTo(toronto, parcels({ signature: 'required', export: papers }, goods)) },
    { service: '65', shipment: sentTo(london, parcels({ export: papers }, { ...goods, handlingUnitType: '04' })) },
    { service: '65', shipment: sentTo(london, parcels({}, goods, { billTo: billedTo({}) })) },
    { service: '08', shipment: sentTo(munich, parcels({ residential: true }, goods)) },
    { service: '65', shipment: sentTo(hongKong, parcels({}, goods)) },
    { service: '17', shipment: sentTo(london, parcels({}, inTwoBoxes)) },
    { service: '03', shipment: parcels({ returnService: 'printLabel' }) },
    { service: '03', shipment: parcels({ returnService: 'electronicLabel' }) },
    { service: '03', shipment: parcels({ returnService: 'printLabel', upsAccount }, box, { terms: 'collect' }) },
    { service: '65', shipment: back(sentTo(toronto, parcels({ returnService: 'printLabel' }, goods))) },
    { service: '65', shipment: back(sentTo(london, parcels({ returnService: 'printLabel' }, goods))) },
    { service: '65', shipment: back(sentTo(toronto, parcels({ importControl: 'electronicLabel' }, goods))) },
    { service: '65', shipment: back(sentTo(toronto, parcels({ importControl: 'printLabel' }, goods))) },
  ],
  pickups: [{}],
  breaks: {
    'PickupCreationRequest.PickupPiece': body =>
      withValues(body, { 'PickupCreationRequest.PickupPiece[].Quantity': '99999' }),
    [`${ship}.PaymentInformation.ShipmentCharge[].BillReceiver`]: body =>
      withValues(body, { [`${ship}.PaymentInformation.ShipmentCharge[]`]: receiver }),
    'RateRequest.Shipment.PaymentDetails.ShipmentCharge[].BillReceiver': body =>
      withValues(body, { 'RateRequest.Shipment.PaymentDetails.ShipmentCharge[]': receiver }),
    [`${ship}.ShipTo.Address.CountryCode`]: body =>
      withValues(body, {
        [`${ship}.ShipTo.Address.CountryCode`]: 'GB',
        [`${ship}.ShipmentServiceOptions.InternationalForms.Contacts.SoldTo.Address.CountryCode`]: 'GB',
      }),
  },
}
