import type { getPalletConfigData } from '@waybill/contract/calls/Shipment/getPalletConfigData.ts'
import { palletToWire } from '@waybill/contract/wire/pallet.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { ownPallets } from './palletRows.ts'

export const palletConfigData: Handler<typeof getPalletConfigData> = async ({ app, db, who, query }) => {
  if ((query.ClientId ?? who.clientId) !== who.clientId) throw new Refusal('NotFound')
  const { version, pallets } = await ownPallets(app, db, who.clientId)
  return { version, palletConfig: pallets.map(palletToWire) }
}
