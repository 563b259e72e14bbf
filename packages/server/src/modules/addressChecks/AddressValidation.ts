import type { AddressValidation } from '@waybill/contract/calls/UPSReady/AddressValidation.ts'
import type { Handler } from '../../handler.ts'
import { checkAddress } from './checkAddress.ts'

export const addressValidation: Handler<typeof AddressValidation> = checkAddress
