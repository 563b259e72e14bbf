import type { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import type { Handler } from '../../handler.ts'
import { rateShipment } from './rateShipment.ts'

export const getLtlRates: Handler<typeof GETLTLRates> = async asked => {
  const { outcome: _, ...heard } = await rateShipment(asked, asked.input)
  return heard
}
