import { useQueryClient } from '@tanstack/react-query'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { useCallback } from 'react'
import { makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { forget } from '../../api/useCall.ts'
import { text } from '../../texts/texts.ts'
import { formatMoney } from '../../ui/format.ts'
import { notify } from '../../ui/notify.ts'
import { shipmentReads } from './shipmentReads.ts'

/** Asks for the new price of a booked shipment whose change moved it, from the carrier it is booked with. */
export function useRenewPrice(): (shipmentId: number) => Promise<void> {
  const cache = useQueryClient()
  return useCallback(
    async shipmentId => {
      try {
        const { rates, selectedPricesheetid } = await makeCall(GETLTLRates, { body: { shipmentId } })
        const price = rates.find(rate => rate.PricesheetID === selectedPricesheetid)
        if (price === undefined) notify.warn(text('shipment.noNewPrice'))
        else {
          const amount = formatMoney(price.CurrAmount, price.currency)
          notify.done(text('shipment.newPrice', { carrier: price.CarrierName, amount }))
        }
      } catch (problem) {
        notify.failed(`${text('shipment.noNewPrice')} ${explainShort(problem)}`)
      }
      await Promise.all(shipmentReads.map(read => forget(cache, read)))
    },
    [cache],
  )
}
