import type { SaveandReprint } from '@waybill/contract/calls/Shipment/SaveandReprint.ts'
import type { Handler } from '../../handler.ts'
import { reprintAsIssued } from './reprintAsIssued.ts'
import { reprintRevised } from './reprintRevised.ts'

export const saveandReprint: Handler<typeof SaveandReprint> = async asked =>
  asked.query.Flag === 'revised' ? reprintRevised(asked) : reprintAsIssued(asked)
