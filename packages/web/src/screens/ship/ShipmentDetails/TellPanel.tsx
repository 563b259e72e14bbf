import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useEffect } from 'react'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useIsHeld } from '../../../api/useSession.ts'
import { served } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { formatMoney } from '../../../ui/format.ts'
import { notify } from '../../../ui/notify.ts'
import { noCall } from '../../../widgets/CarrierOrders/CallFields.tsx'
import { useApproval } from '../../../widgets/Order/AskApproval.tsx'
import { agreedCharge } from '../../../widgets/ShipmentActions/charge.ts'
import { amendingPrices, bookedPrice } from '../../../widgets/ShipmentActions/newPrices.ts'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'
import { useShipmentRecord } from '../../../widgets/ShipmentActions/useShipmentRecord.ts'
import { PriceChoice } from './PriceChoice.tsx'
import { KEPT_PRICE, type TellWay, tellForm } from './tellForm.ts'
import { useNewRates } from './useNewRates.ts'
import { WayChoice } from './WayChoice.tsx'

const did = {
  api: 'carrierOrders.tellingApi',
  mail: 'carrierOrders.tellingMail',
  call: 'carrierOrders.tellingCall',
} as const

/** What a word to the carrier rests on: which order it is about, what is said, and at what price. */
const wordOf = (details: WireShipmentDetails) => {
  const { shipmentStatus, booking } = details
  return [
    ...[shipmentStatus, booking.bookingId, booking.state, agreedCharge(details)],
    ...[booking.unknownToCarrier, booking.tellWays],
  ]
}

/** Tells the carrier what changed, by a way this order has; with it a person may take a new price for the booked one. */
export function TellPanel({
  details,
  way,
  withRates,
  onClose,
}: {
  details: WireShipmentDetails
  way: TellWay
  /** Asks for new prices at once. */
  withRates: boolean
  onClose: () => void
}) {
  const t = useText()
  const isHeld = useIsHeld()
  const { shipmentId, booking, currency } = details
  const { CarrierName: carrier, CarrierSCAC: scac, unknownToCarrier, notification } = booking
  const rates = useNewRates(shipmentId, withRates)
  const approval = useApproval()
  const { mutateAsync } = useChange(TellCarrier, shipmentReads)
  const start = { way, price: KEPT_PRICE, ...noCall }
  const booked = bookedPrice(details)
  const offers = amendingPrices(details)
  const kit = useFormKit({
    schema: tellForm,
    start,
    explain: explainShort,
    keepAs: `tell.${shipmentId}.${way}`,
    record: useShipmentRecord(details, () => start, { now: wordOf(details), of: wordOf }),
    save: async ({ price, ...given }, version): Promise<void> => {
      const taken = offers.find(offer => String(offer.PricesheetID) === price)
      if (price !== KEPT_PRICE && taken === undefined) return kit.form.setFocus('price')
      const PricesheetID = taken?.PricesheetID ?? 0
      const { isTakenBack } = await mutateAsync({ body: { shipmentId, version, PricesheetID, ...given } }).catch(
        error => {
          throw approval.note(error, { shipmentId, PricesheetID })
        },
      )
      const accepted = taken && t('carrierOrders.accepted', { amount: formatMoney(taken.CurrAmount, taken.currency) })
      const waits = isHeld && given.way !== 'call' && !isTakenBack
      const done = waits ? 'carrierOrders.tellingHeld' : isTakenBack ? 'carrierOrders.takenBack' : did[given.way]
      notify[waits ? 'warn' : 'done']([accepted, t(done, { carrier })].filter(Boolean).join(' '))
      onClose()
    },
  })
  const price = kit.form.watch('price')
  const chosen = offers.find(offer => String(offer.PricesheetID) === price)
  // No wire takes a new price.
  const ways = price === KEPT_PRICE ? booking.tellWays : booking.tellWays.filter(each => each !== 'api')
  const isWayOver = !ways.includes(kit.form.watch('way'))
  const [firstWay = 'call'] = ways
  useEffect(() => {
    if (isWayOver) kit.form.setValue('way', firstWay)
  }, [isWayOver, firstWay, kit.form])
  // Somebody asked for prices again, and the chosen one is not among them any more.
  const isLost = price !== KEPT_PRICE && chosen === undefined
  const before = booked === undefined ? '' : formatMoney(agreedCharge(details) ?? booked.CurrAmount, currency)
  const hasWord = unknownToCarrier.length > 0 || notification === null || notification.state !== 'delivered'
  const canTell = (hasWord || price !== KEPT_PRICE) && rates.state !== 'asking'
  const what =
    unknownToCarrier.length > 0
      ? t('carrierOrders.tellWhat', { fields: unknownToCarrier.map(served).join(', ') })
      : t('carrierOrders.tellAll')
  const submit =
    chosen === undefined
      ? t(`carrierOrders.tell_${kit.form.watch('way')}`)
      : t('carrierOrders.accept', { amount: formatMoney(chosen.CurrAmount, chosen.currency), before, scac })
  return (
    <PanelForm
      kit={kit}
      title={t('carrierOrders.tellTitle', { carrier })}
      submit={canTell ? submit : null}
      onClose={onClose}
      answers={approval.part}
    >
      {hasWord && <p>{what}</p>}
      <PriceChoice form={kit.form} details={details} offers={offers} before={before} rates={rates} isLost={isLost} />
      {canTell && <WayChoice form={kit.form} details={details} ways={ways} />}
    </PanelForm>
  )
}
