import { type Json, uspsCalls } from '@waybill/conditions'
import { openKit } from '../../kit/kit.ts'
import { registered } from '../../kit/openAccount.ts'
import { box, sentTo } from '../../testing/parcels.ts'
import { usps } from '../../usps/index.ts'
import { withValues } from './breakRow.ts'
import { billedTo, type Conditioned, goods, parcels, storedAccount, toronto } from './conditioned.ts'

const ramstein = { city: 'APO', state: 'AE', zip: '09094', country: 'US' }
const repaired = { reason: 'repair', terms: 'DAP', invoiceNumber: '', filing: '' } as const

const nameless = (party: string) => (body: Json) =>
  withValues(body, { [`${party}.firm`]: '', [`${party}.firstName`]: '', [`${party}.lastName`]: '' })

const numbers = { crid: '12345678', mid: '901000123', accountNumber: '1000405' }

export const conditionedUsps: Conditioned = {
  calls: uspsCalls,
  open: url =>
    [{}, { accountType: 'PERMIT', permitZip: '60010', priceType: 'CONTRACT' }].map(settings =>
      registered(usps(openKit())).open(storedAccount(`${url}/usps`, 'USPS', { ...numbers, ...settings })),
    ),
  callsAt: [
    ['POST', /\/shipments\/v3\/options\/search$/, 'rate'],
    ['POST', /\/payments\/v3\/payment-authorization$/, 'payment'],
    ['POST', /\/labels\/v3\/label$/, 'label'],
    ['POST', /\/labels\/v3\/return-label$/, 'returnLabel'],
    ['POST', /\/international-labels\/v3\/international-label$/, 'labelAbroad'],
    ['POST', /\/pickup\/v3\/carrier-pickup$/, 'askPickup'],
    ['POST', /\/scan-forms\/v3\/scan-form$/, 'closeDay'],
  ],
  shipments: [
    { service: 'PRIORITY_MAIL', shipment: parcels({ returnAddress: billedTo({}) }, { ...box, declaredValue: 25_050 }) },
    { service: 'MEDIA_MAIL', shipment: parcels() },
    { service: 'PRIORITY_MAIL', shipment: parcels({ endorsement: 'forward' }) },
    { service: 'PRIORITY_MAIL_EXPRESS', shipment: parcels({ signature: 'required', endorsement: 'forward' }) },
    { service: 'USPS_GROUND_ADVANTAGE', shipment: parcels({ endorsement: 'change' }) },
    { service: 'USPS_GROUND_ADVANTAGE', shipment: parcels({ signature: 'adult', endorsement: 'return' }) },
    { service: 'PRIORITY_MAIL', shipment: sentTo(ramstein, parcels({ export: repaired }, goods)) },
    {
      service: 'PRIORITY_MAIL_RETURN_SERVICE',
      shipment: parcels({ returnService: 'printLabel' }, { ...box, declaredValue: 25_050 }),
    },
    { service: 'PRIORITY_MAIL_INTERNATIONAL', shipment: sentTo(toronto, parcels({ export: repaired }, goods)) },
  ],
  pickups: [{}, { instructions: 'Dock 4' }],
  breaks: {
    ...Object.fromEntries(['toAddress', 'fromAddress', 'returnAddress'].map(at => [`${at}.firm`, nameless(at)])),
    'pickupAddress.address.ZIPCode': body =>
      withValues(body, { 'pickupAddress.address.ZIPCode': undefined, 'pickupAddress.address.city': undefined }),
    'customsForm.contents[].itemTotalValue': body =>
      withValues(body, { 'customsForm.contents[].itemTotalWeight': undefined }),
  },
}
