import { useQueryClient } from '@tanstack/react-query'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { shipmentFromWire } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { loadReviewOf, modes } from '@waybill/domain'
import { useState } from 'react'
import { forget } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { KeyHint } from '../../../ui/KeyHint.tsx'
import { notify } from '../../../ui/notify.ts'
import { useFocusNext } from '../../../ui/useFocusNext.ts'
import { Booking } from '../../../widgets/Order/Booking.tsx'
import { isUninsured } from '../../../widgets/RateList/words.ts'
import classes from './Prices.module.css'

/**
 * The one way from a price of the list to its booking: rates are confirmed in place, what a carrier quoted in its panel. Collect
 * freight is booked where its carrier is appointed, in the form.
 */
export function BookHere({
  id,
  details,
  rate,
  onSpot,
}: {
  id: string
  details: WireShipmentDetails
  /** The chosen one; undefined: none is. */
  rate: WireRate | undefined
  /** It was quoted by its carrier and can be booked; null: neither. */
  onSpot: (() => void) | null
}) {
  const t = useText()
  const cache = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const focusNext = useFocusNext()
  if (rate === undefined || details.shipment.PaymentType === 'C') return null
  const { shipmentId, version, UniqueName: uniqueName, shipmentStatus: status } = details
  const isOver = !rate.current || Date.parse(rate.expiresAt) <= Date.now()
  const canBook = rate.isSpot ? onSpot !== null : !isOver && !isUninsured(rate.carrierWarnings)
  const { Origin, shipMode } = details.shipment
  const { isLabelled } = modes[shipMode]
  if (isOpen && canBook && !rate.isSpot) {
    return (
      <Booking
        offer={rate}
        load={loadReviewOf(shipmentFromWire(details.shipment))}
        pickupPlace={{ state: Origin.State, country: Origin.CountryCode }}
        // What is shown is what is saved: there is nothing to save first.
        prepare={async () => ({ shipmentId, version, uniqueName, status, content: '' })}
        onBooked={() => setOpen(false)}
        onConflict={() => {
          notify.warn(t('shipment.changedMeanwhile'))
          setOpen(false)
          void forget(cache, ShipmentDetails)
        }}
        onClose={() => {
          setOpen(false)
          focusNext(() => document.getElementById(id))
        }}
      />
    )
  }
  return (
    <div className={classes.book}>
      <ChangeButton
        id={id}
        disabled={!canBook}
        rightSection={<KeyHint keys="⏎" />}
        onClick={() => (rate.isSpot ? onSpot?.() : setOpen(true))}
      >
        {t(isLabelled ? 'booking.buyWith' : 'booking.bookWith', { scac: rate.CarrierSCAC || rate.CarrierName })}
      </ChangeButton>
      <span>
        {rate.CarrierName} {rate.CurrAmount !== null && formatMoney(rate.CurrAmount, rate.currency)}
        {isOver && !rate.isSpot && ` · ${t('shipment.outdated')}`}
      </span>
    </div>
  )
}
