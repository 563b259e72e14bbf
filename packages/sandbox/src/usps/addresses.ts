import type { Reply } from '../wire.ts'
import { no } from './said.ts'

/** What is said of an address: homes stand on lanes. */
export function address(query: URLSearchParams): Reply {
  const street = query.get('streetAddress') ?? ''
  const second = query.get('secondaryAddress') ?? ''
  if (/ambiguous/i.test(street)) {
    return no(404, '010005', 'More than one address was found matching the requested address.')
  }
  if (!/\d/.test(street)) return no(404, '010004', 'There is no match for the address requested.')
  const isHome = /\b(apt|lane|ln)\b/i.test(`${street} ${second}`)
  return {
    status: 200,
    json: {
      firm: query.get('firm') ?? '',
      address: {
        streetAddress: street.toUpperCase(),
        secondaryAddress: second.toUpperCase(),
        city: (query.get('city') ?? '').toUpperCase(),
        state: query.get('state') ?? '',
        ZIPCode: query.get('ZIPCode') ?? '',
        ZIPPlus4: '0001',
        urbanization: '',
      },
      additionalInfo: {
        deliveryPoint: '00',
        carrierRoute: 'C001',
        DPVConfirmation: 'Y',
        DPVCMRA: 'N',
        business: isHome ? 'N' : 'Y',
        centralDeliveryPoint: 'N',
        vacant: /vacant/i.test(street) ? 'Y' : 'N',
      },
      corrections: [],
      matches: [{ code: '31', text: 'Single Response - exact match' }],
      warnings: [],
    },
  }
}
