import type { AddressClassification } from '@waybill/contract/calls/UPSReady/AddressClassification.ts'
import type { AddressValidation } from '@waybill/contract/calls/UPSReady/AddressValidation.ts'
import type { Handler, Handlers } from '../../handler.ts'
import { checkAddress } from './checkAddress.ts'
import { googleAddressValidation } from './GoogleAddressValidation.ts'

const addressValidation: Handler<typeof AddressValidation> = checkAddress

const addressClassification: Handler<typeof AddressClassification> = async asked => {
  const { classification, checkedBy, Message } = await checkAddress(asked)
  return { classification, checkedBy, Message }
}

/** Whether addresses are ones: by a carrier that the company has an account with, else by our own table of ZIPs. */
export const addressCheckHandlers = {
  AddressClassification: addressClassification,
  AddressValidation: addressValidation,
  GoogleAddressValidation: googleAddressValidation,
} satisfies Partial<Handlers>
