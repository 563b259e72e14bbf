import type { AddressClassification } from '@waybill/contract/calls/UPSReady/AddressClassification.ts'
import type { Handler } from '../../handler.ts'
import { checkAddress } from './checkAddress.ts'

export const addressClassification: Handler<typeof AddressClassification> = async asked => {
  const { classification, checkedBy, Message } = await checkAddress(asked)
  return { classification, checkedBy, Message }
}
