import type { WireShipment } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { accountFieldOf } from '@waybill/domain'

type Charged = Pick<WireShipmentDetails, 'TotalCharge' | 'otherCharge'>

/** The price that was agreed with its carrier, whoever pays it; null: none was. */
export const agreedCharge = ({ TotalCharge, otherCharge }: Charged): number | null => TotalCharge ?? otherCharge

type Paid = Pick<WireShipment, 'UPSAccountNumber' | 'FedExAccountNumber' | 'AccountNumber'>

/** Which account of who pays packages a carrier charges; blank: none was given. */
export const payersAccount = ({ UPSAccountNumber, FedExAccountNumber, AccountNumber }: Paid, scac: string): string => {
  const own = { upsAccount: UPSAccountNumber, fedexAccount: FedExAccountNumber, payerAccount: '' }[accountFieldOf(scac)]
  return own || AccountNumber
}
