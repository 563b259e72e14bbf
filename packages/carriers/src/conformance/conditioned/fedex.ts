import { fedexCalls, type Json } from '@waybill/conditions'
import { fedex } from '../../fedex/index.ts'
import { openKit } from '../../kit/kit.ts'
import { registered } from '../../kit/openAccount.ts'
import { box, sentTo } from '../../testing/parcels.ts'
import { withValues } from './breakRow.ts'
import {
  back,
  billedTo,
  type Conditioned,
  goods,
  inTwoBoxes,
  london,
  parcels,
  sanJuan,
  storedAccount,
  toronto,
} from './conditioned.ts'

const fedexAccount = '510088001'
const shanghai = { ...{ city: 'Shanghai', state: '', zip: '200000', country: 'CN' }, contactPhone: '+86 21 5555 01000' }
const chinese = { ...goods, customs: { ...goods.customs, originCountry: 'CN' } }
const nameless = (party: string) => (body: Json) =>
  withValues(body, { [`${party}.contact.personName`]: '', [`${party}.contact.companyName`]: '' })

const FICP = 'FEDEX_INTERNATIONAL_CONNECT_PLUS'

export const conditionedFedex: Conditioned = {
  calls: fedexCalls,
  open: url => [
    registered(fedex(openKit())).open(
      storedAccount(`${url}/fedex`, 'FDEG', { accountNumber: '510088000', holdLocation: 'YBZA' }),
    ),
  ],
  callsAt: [
    ['POST', /\/rate\/v1\/rates\/quotes$/, 'rate'],
    ['POST', /\/ship\/v1\/shipments$/, 'buyLabels'],
    ['POST', /\/track\/v1\/referencenumbers$/, 'recoverLabels'],
    ['POST', /\/track\/v1\/trackingnumbers$/, 'track'],
    ['POST', /\/address\/v1\/addresses\/resolve$/, 'checkAddress'],
    ['POST', /\/location\/v1\/locations$/, 'locations'],
    ['POST', /\/pickup\/v1\/pickups\/availabilities$/, 'ratePickup'],
    ['POST', /\/pickup\/v1\/pickups$/, 'askPickup'],
    ['PUT', /\/pickup\/v1\/pickups\/cancel$/, 'cancelPickup'],
    ['PUT', /\/ship\/v1\/endofday\/$/, 'closeDay'],
  ],
  shipments: [
    { service: 'FEDEX_GROUND', shipment: parcels({}, { ...box, declaredValue: 25_050 }, { customerPo: 'PO-7' }) },
    { service: 'FEDEX_2_DAY', shipment: parcels({ signature: 'adult', holdForPickup: true }) },
    { service: 'FEDEX_GROUND', shipment: parcels({ fedexAccount }, box, { terms: 'collect' }) },
    { service: 'FEDEX_GROUND', shipment: parcels({ fedexAccount }, box, { terms: 'thirdParty' }) },
    { service: 'FEDEX_2_DAY', shipment: sentTo({ ...sanJuan, state: '', country: 'PR' }) },
    { service: 'FEDEX_INTERNATIONAL_PRIORITY', shipment: sentTo(toronto, parcels({}, goods)) },
    { service: 'FEDEX_INTERNATIONAL_PRIORITY', shipment: sentTo(london, parcels({}, inTwoBoxes)) },
    { service: 'FEDEX_2_DAY', shipment: parcels({ returnService: 'printLabel' }) },
    { service: FICP, shipment: back(sentTo(toronto, parcels({ returnService: 'printLabel' }, goods))) },
    { service: FICP, shipment: back(sentTo(shanghai, parcels({ returnService: 'printLabel' }, chinese))) },
  ],
  pickups: [
    {},
    { address: { ...billedTo(sanJuan), state: '', country: 'PR' } },
    { pieces: [{ serviceCode: 'FEDEX_2_DAY', country: 'CA', count: 2 }] },
  ],
  breaks: {
    'requestedShipment.shipper.contact.personName': nameless('requestedShipment.shipper'),
    'requestedShipment.recipients[].contact.personName': nameless('requestedShipment.recipients[]'),
    'location.address.postalCode': body =>
      withValues(body, { 'location.address.postalCode': undefined, 'location.address.city': undefined }),
  },
}
