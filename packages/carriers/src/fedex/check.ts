import type { WireCall } from '../kit/connector.ts'
import type { CheckOutcome } from '../kit/settingsForm.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'

const city = (city: string, stateOrProvinceCode: string, postalCode: string) => ({
  address: { city, stateOrProvinceCode, postalCode, countryCode: 'US' },
})

/** Asks for a price with the account: only that says that sign-in and account number go together. It buys nothing. */
export const checkWith =
  (send: Send) =>
  async (account: Account, wireCall: WireCall): Promise<CheckOutcome> => {
    const body = {
      accountNumber: { value: account.settings.accountNumber },
      requestedShipment: {
        shipper: city('Memphis', 'TN', '38116'),
        recipient: city('Irving', 'TX', '75063'),
        serviceType: 'FEDEX_GROUND',
        packagingType: 'YOUR_PACKAGING',
        pickupType: account.settings.pickupType,
        rateRequestType: ['ACCOUNT'],
        requestedPackageLineItems: [
          { weight: { units: 'LB', value: 1 }, dimensions: { length: 6, width: 6, height: 6, units: 'IN' } },
        ],
      },
    }
    const got = await send(account, { operation: 'check', path: paths.rate, body }, wireCall)
    return got.kind === 'answered' && got.status === 200 ? { kind: 'accepted' } : failureOf(got)
  }
