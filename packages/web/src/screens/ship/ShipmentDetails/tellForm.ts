import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { textLimits } from '@waybill/domain'
import { z } from 'zod'

export type TellWay = WireShipmentDetails['booking']['tellWays'][number]

/** `price` of the form while the shipment stays at the price it was booked at. */
export const KEPT_PRICE = '0'

/** What is asked before the carrier is told; `price` is the number of a new price, or `KEPT_PRICE`. */
export const tellForm = z
  .object({
    way: z.enum(['api', 'mail', 'call']),
    price: z.string(),
    spokeWith: z.string().trim().max(textLimits.spokeWith),
    comments: z.string().trim().max(textLimits.comments),
  })
  .refine(({ way, spokeWith }) => way !== 'call' || spokeWith !== '', {
    path: ['spokeWith'],
    params: { code: 'required' },
  })
export type TellForm = z.output<typeof tellForm>
