import type { WireCall } from '../kit/connector.ts'
import type { CheckOutcome } from '../kit/settingsForm.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'

const city = (City: string, StateProvinceCode: string, PostalCode: string) => ({
  Address: { AddressLine: ['1 Main St'], City, StateProvinceCode, PostalCode, CountryCode: 'US' },
})

/** Asks for a price with the account: only that says that sign-in and account number go together. It buys nothing. */
export const checkWith =
  (send: Send) =>
  async (account: Account, wireCall: WireCall): Promise<CheckOutcome> => {
    const body = {
      RateRequest: {
        Request: { TransactionReference: { CustomerContext: 'check' } },
        PickupType: { Code: account.settings.pickupType },
        CustomerClassification: { Code: '00' },
        Shipment: {
          Shipper: { Name: 'Check', ShipperNumber: account.settings.accountNumber, ...city('Atlanta', 'GA', '30328') },
          ShipTo: { Name: 'Check', ...city('Chicago', 'IL', '60601') },
          ShipFrom: { Name: 'Check', ...city('Atlanta', 'GA', '30328') },
          PaymentDetails: {
            ShipmentCharge: [{ Type: '01', BillShipper: { AccountNumber: account.settings.accountNumber } }],
          },
          Service: { Code: '03' },
          NumOfPieces: '1',
          Package: [
            {
              PackagingType: { Code: '02' },
              PackageWeight: { UnitOfMeasurement: { Code: 'LBS', Description: 'Pounds' }, Weight: '1' },
            },
          ],
          ShipmentRatingOptions: { NegotiatedRatesIndicator: '' },
        },
      },
    }
    const got = await send(account, { operation: 'check', method: 'POST', path: paths.rate('Rate'), body }, wireCall)
    return got.kind === 'answered' && got.status === 200 ? { kind: 'accepted' } : failureOf(got)
  }
