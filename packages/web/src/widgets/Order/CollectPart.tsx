import { NativeSelect } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { useId } from 'react'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { ChangeButton } from '../../ui/ChangeButton.tsx'
import { useFocusNext } from '../../ui/useFocusNext.ts'
import { isUninsured } from '../RateList/words.ts'
import { Booking } from './Booking.tsx'
import type { Saved } from './keptOrder.ts'
import classes from './Order.module.css'
import type { Order } from './useWholeOrder.ts'
import { wayFormOf } from './wayForm.ts'

type Carrier = ReplyOf<typeof CarriersList>['carriers'][number]

/** Carriers of the mode for freight that the consignee pays; all of the mode where none is marked as one. */
function collectCarriers(all: readonly Carrier[], mode: string): readonly Carrier[] {
  const ofMode = all.filter(carrier => carrier.RateMode === mode)
  const marked = ofMode.filter(carrier => carrier.collect)
  return marked.length > 0 ? marked : ofMode
}

/** Collect freight is booked with the carrier agreed for it, without a price of ours: the flagged one unless another is chosen. */
export function CollectPart({
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
  const { data } = useCall(CarriersList, {}, { freshFor: 60_000 })
  const { shipment, form, change } = order
  const way = wayFormOf(form)
  const carriers = collectCarriers(data?.carriers ?? [], shipment.mode)
  const flagged = carriers.find(one => one.collectFlagged)
  const carrier = carriers.find(one => one.SCAC === way.appointed && !one.doNotUse) ?? flagged
  const prepare = async (): Promise<Saved | null> => {
    const saved = await order.saveWhole()
    if (saved === null) onRefused()
    return saved
  }
  const named = ({ CarrierName, SCAC, doNotUse: isBad }: Carrier): string =>
    [`${CarrierName} (${SCAC})`, ...(isBad ? [t('rates.doNotUse')] : [])].join(' · ')
  const shipVia = carrier?.ShipVia ?? ''
  if (data === undefined) return null
  return (
    <section className={classes.withoutPrice} aria-label={t('way.collectTitle')}>
      <p>{t('way.collectWhy')}</p>
      {carriers.length === 0 ? (
        <p>{t('carrierOrders.noCarriers')}</p>
      ) : (
        <NativeSelect
          id="appointedCarrier"
          label={t('way.collectCarrier')}
          value={way.appointed}
          description={shipVia === '' ? undefined : t('way.shipVia', { code: shipVia })}
          data={[
            {
              value: '',
              label: flagged === undefined ? t('way.chooseCollect') : t('way.flagged', { name: named(flagged) }),
            },
            ...carriers.map(one => ({
              value: one.SCAC,
              label: named(one),
              disabled: one.doNotUse || isUninsured(one.carrierWarnings),
            })),
          ]}
          onChange={event => {
            const appointed = event.currentTarget.value
            change(now => ({ ...now, way: { ...wayFormOf(now), appointed } }))
          }}
        />
      )}
      {carrier === undefined && carriers.length > 0 && <p role="status">{t('way.noneFlagged')}</p>}
      {carrier !== undefined && !isOpen && (
        <ChangeButton id={opener} onClick={() => onOpen(true)}>
          {t('booking.bookWith', { scac: carrier.SCAC })}
        </ChangeButton>
      )}
      {carrier !== undefined && isOpen && (
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
          isCollect
          load={order.load}
          pickupPlace={order.shipment.origin}
          prepare={prepare}
          onBooked={onBooked}
          onConflict={onConflict}
          onClose={() => {
            onOpen(false)
            focusNext(() => document.getElementById(opener))
          }}
        />
      )}
    </section>
  )
}
