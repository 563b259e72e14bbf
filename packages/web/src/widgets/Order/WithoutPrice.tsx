import { Button, NativeSelect } from '@mantine/core'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { useId, useState } from 'react'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { ChangeButton } from '../../ui/ChangeButton.tsx'
import { useFocusNext } from '../../ui/useFocusNext.ts'
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
  const focusNext = useFocusNext()
  const [picked, setPicked] = useState('')
  const { data } = useCall(CarriersList, {}, { freshFor: 60_000 })
  const { shipment } = order
  const carriers = (data?.carriers ?? []).filter(carrier => carrier.RateMode === shipment.mode)
  const usable = carriers.filter(one => !one.doNotUse)
  // Nobody's price speaks for a carrier here: a person names it.
  const carrier = usable.find(one => one.SCAC === picked)
  const prepare = async (): Promise<Saved | null> => {
    const saved = await order.saveWhole()
    if (saved === null) onRefused()
    return saved
  }
  const close = (): void => {
    setPicked('')
    onOpen(false)
    focusNext(() => document.getElementById(opener))
  }
  if (!isOpen) {
    return (
      <div className={classes.withoutPrice}>
        <p>{t('carrierOrders.withoutPriceWhy')}</p>
        <ChangeButton id={opener} variant="default" onClick={() => onOpen(true)}>
          {t('carrierOrders.withoutPrice')}
        </ChangeButton>
      </div>
    )
  }
  return (
    <section className={classes.withoutPrice} aria-label={t('carrierOrders.withoutPrice')}>
      {usable.length === 0 ? (
        <p>{data === undefined ? '' : t('carrierOrders.noCarriers')}</p>
      ) : (
        <NativeSelect
          label={t('carrierOrders.chooseCarrier')}
          autoFocus
          data={[
            { value: '', label: t('carrierOrders.nobodyChosen') },
            ...carriers.map(({ SCAC, CarrierName, doNotUse: isBad }) => {
              const label = `${CarrierName} (${SCAC})`
              return { value: SCAC, label: isBad ? `${label} · ${t('rates.doNotUse')}` : label, disabled: isBad }
            }),
          ]}
          value={picked}
          onChange={event => setPicked(event.currentTarget.value)}
        />
      )}
      {carrier === undefined ? (
        <Button variant="default" onClick={close}>
          {t('actions.cancel')}
        </Button>
      ) : (
        <Booking
          takesFocus={false}
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
          pickupPlace={order.shipment.origin}
          prepare={prepare}
          onBooked={onBooked}
          onConflict={onConflict}
          onClose={close}
        />
      )}
    </section>
  )
}
