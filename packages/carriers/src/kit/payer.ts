import { type Shipment, sentence } from '@waybill/domain'
import type { CarrierFailure } from './connector.ts'
import { refusal } from './failures.ts'

/**
 * Why freight that another pays is not asked about; null: it is paid by us, or its payer's account is known. Without one it
 * would be charged to ours.
 * @param account of the payer at this carrier; blank: none was given
 */
export const notPaidFor = (scac: string, { terms }: Pick<Shipment, 'terms'>, account: string): CarrierFailure | null =>
  terms === 'prepaid' || account !== '' ? null : refusal(scac, sentence('payerAccountMissing'))
