import { Button, NativeSelect } from '@mantine/core'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { useId, useState } from 'react'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { Booking } from './Booking.tsx'
import type { Saved } from './keptOrder.ts'
import classes from './Order.module.css'
import type { Order } from './useWholeOrder.ts'

/** Freight that others pay is booked with a carrier of ours without a price of ours. */
export function WithoutPrice({
  order,
  isOpen,
  onOpen,
  onRefused,
  onBooked,
  onConflict,
}: {
  order: Order
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onRefused: () => void
  onBooked: (saved: Saved) => void
  onConflict: () => void
}) {
  const t = useText()
  const opener = useId()
  const [picked, setPicked] = useState('')
  const { data } = useCall(CarriersList, {}, { freshFor: 60_000 })
  const { shipment } = order
  const carriers = (data?.carriers ?? []).filter(carrier => carrier.RateMode === shipment.mode)
  const usable = carriers.filter(one => !one.doNotUse)
  const carrier = usable.find(one => one.SCAC === picked) ?? usable[0]
  const prepare = async (): Promise<Saved | null> => {
    const saved = await order.saveWhole()
    if (saved === null) onRefused()
    return saved
  }
  if (!isOpen) {
    return (
      <div className={classes.withoutPrice}>
        <p>{t('carrierOrders.withoutPriceWhy')}</p>
        <Button id={opener} variant="default" onClick={() => onOpen(true)}>
          {t('carrierOrders.withoutPrice')}
        </Button>
      </div>
    )
  }
  return (
    <section className={classes.withoutPrice} aria-label={t('carrierOrders.withoutPrice')}>
      {carrier === undefined ? (
        <p>{data === undefined ? '' : t('carrierOrders.noCarriers')}</p>
      ) : (
        <>
          <NativeSelect
            label={t('carrierOrders.chooseCarrier')}
            data={carriers.map(({ SCAC, CarrierName, doNotUse: isBad }) => {
              const label = `${CarrierName} (${SCAC})`
              return { value: SCAC, label: isBad ? `${label} · ${t('rates.doNotUse')}` : label, disabled: isBad }
            })}
            value={carrier.SCAC}
            onChange={event => setPicked(event.currentTarget.value)}
          />
          <Booking
            offer={{
              CarrierName: carrier.CarrierName,
              CarrierSCAC: carrier.SCAC,
              PricesheetID: 0,
              isAPI: false,
              CurrAmount: null,
              currency: shipment.currency,
              title: '',
              carrierWarnings: carrier.carrierWarnings,
            }}
            load={order.load}
            prepare={prepare}
            onBooked={onBooked}
            onConflict={onConflict}
            onClose={() => {
              onOpen(false)
              requestAnimationFrame(() => document.getElementById(opener)?.focus())
            }}
          />
        </>
      )}
    </section>
  )
}
