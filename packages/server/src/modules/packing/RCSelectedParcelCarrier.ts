import type { ReplyOf } from '@waybill/contract'
import type { RCSelectedParcelCarrier } from '@waybill/contract/calls/Shipment/RCSelectedParcelCarrier.ts'
import { modes } from '@waybill/domain'
import { z } from 'zod'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { priceSheetOf, whyChosen } from '../prices/index.ts'
import { rateShipment } from '../rates/index.ts'
import { lockShipment, selectQuote } from '../shipments/index.ts'

type Asked = Given<typeof RCSelectedParcelCarrier>
type Selected = ReplyOf<typeof RCSelectedParcelCarrier>['selected']

const account = z.object({ accountNumber: z.string() }).catch({ accountNumber: '' })

/** The chosen price as a parcel carrier and its service; null: none is chosen. */
const selectedOf = ({ db, who, input }: Asked): Promise<Selected> =>
  db.transaction(async tx => {
    const record = await lockShipment(tx, who.clientId, input.shipmentId)
    const sheet = record.selectedQuoteId === null ? undefined : await priceSheetOf(tx, record, record.selectedQuoteId)
    if (sheet === undefined) return null
    const row = await tx
      .selectFrom('carrier_account')
      .select('settings')
      .where('client_id', '=', who.clientId)
      .where('account_id', '=', sheet.account_id ?? 0)
      .executeTakeFirst()
    return {
      PricesheetID: sheet.price_sheet_id,
      ...{ CarrierSCAC: sheet.scac, CarrierName: sheet.carrier_name, title: sheet.service },
      ...{ LabelCode: sheet.service_code, AccountNumber: account.parse(row?.settings).accountNumber },
      why: await whyChosen(tx, { clientId: who.clientId, shipmentId: sheet.shipment_id }, sheet.price_sheet_id),
      ...{ TrackingID: record.proNumber, UOMType: 'LBS' },
    }
  })

/** Asks for the prices of packages, chooses one of them, or says which one is chosen. */
export const rcSelectedParcelCarrier: Handler<typeof RCSelectedParcelCarrier> = async asked => {
  const { db, who, query, input } = asked
  const { shipmentId } = input
  await db.transaction(async tx => {
    const record = await lockShipment(tx, who.clientId, shipmentId)
    const { mode } = record.shipment
    if (!modes[mode].isLabelled) throw new Refusal('NotParcel', { mode })
    if (query.Flag !== 'select') return
    if ((await priceSheetOf(tx, record, input.PricesheetID)) === undefined) throw new Refusal('NotFound')
    await selectQuote(tx, record, input.PricesheetID)
  })
  const heard = query.Flag === 'rate' ? await rateShipment(asked, { shipmentId }) : { rates: [], refusals: [] }
  return { rates: heard.rates, refusals: heard.refusals, selected: await selectedOf(asked) }
}
