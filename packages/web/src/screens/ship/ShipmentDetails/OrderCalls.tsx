import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { z } from 'zod'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { CallFields, noCall, recordedCall } from '../../../widgets/CarrierOrders/CallFields.tsx'
import { OrderCall } from '../../../widgets/CarrierOrders/OrderCall.tsx'
import { agreedCharge } from '../../../widgets/ShipmentActions/charge.ts'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'
import { orderOf, useShipmentRecord } from '../../../widgets/ShipmentActions/useShipmentRecord.ts'

interface Props {
  readonly details: WireShipmentDetails
  readonly onClose: () => void
}

type Call = z.output<typeof recordedCall>

/** Who was spoken with and what was agreed; what it is recorded for is up to the caller. */
function CallForm({
  details,
  bookingId,
  title,
  why,
  act,
  save,
  onClose,
}: Props & {
  bookingId: number | null
  title: string
  why: string
  act: string
  save: (call: Call, version: number) => Promise<unknown>
}) {
  const t = useText()
  const kit = useFormKit({
    schema: recordedCall,
    start: noCall,
    explain: explainShort,
    keepAs: `call.${details.shipmentId}.${bookingId}`,
    record: useShipmentRecord(details, () => noCall, { now: orderOf(details), of: orderOf }),
    save: async (call, version) => {
      await save(call, version)
      notify.done(t('carrierOrders.callRecorded'))
      onClose()
    },
  })
  return (
    <PanelForm kit={kit} title={title} submit={act} onClose={onClose}>
      <p>{why}</p>
      <CallFields form={kit.form} />
    </PanelForm>
  )
}

/** Nobody heard what became of the order; a call says that the carrier has it, which books the shipment. */
export function HasOrder({ details, onClose }: Props) {
  const t = useText()
  const { shipmentId, booking, selectedPricesheetid } = details
  const { mutateAsync } = useChange(Pickup, shipmentReads)
  const said = { carrier: booking.CarrierName }
  const price = agreedCharge(details) === null ? 0 : (selectedPricesheetid ?? 0)
  return (
    <CallForm
      details={details}
      bookingId={booking.bookingId}
      title={t('carrierOrders.orderCallTitle', said)}
      why={t(booking.way === 'api' ? 'carrierOrders.orderCallWhy' : 'carrierOrders.mailCallWhy', said)}
      act={t('carrierOrders.orderCallAct')}
      save={(call, version) =>
        mutateAsync({ query: { flag: 'call' }, body: { shipmentId, version, PricesheetID: price, ...call } })
      }
      onClose={onClose}
    />
  )
}

/** An order was given up or is not known of, and is still asked for; a call ends the asking and frees the shipment. */
export function HasNoOrder({
  details,
  asked,
  onClose,
}: Props & { asked: { readonly bookingId: number | null; readonly CarrierName: string } }) {
  const t = useText()
  const { shipmentId } = details
  const { mutateAsync } = useChange(RecordCarrierCall, shipmentReads)
  const said = { carrier: asked.CarrierName }
  const { booking, shipmentStatus } = details
  const isWaiting = shipmentStatus === 'T' && booking.state === 'unknown' && booking.bookingId === asked.bookingId
  return (
    <CallForm
      details={details}
      bookingId={asked.bookingId}
      title={t('carrierOrders.endAskingTitle', said)}
      why={t(isWaiting ? 'carrierOrders.noOrderWhy' : 'carrierOrders.endAskingWhy', said)}
      act={t(isWaiting ? 'carrierOrders.noOrderAct' : 'carrierOrders.endAskingAct')}
      save={call => mutateAsync({ body: { shipmentId, bookingId: asked.bookingId ?? 0, isUnknown: true, ...call } })}
      onClose={onClose}
    />
  )
}

/** Who was called about the order of a voided shipment, and whether the carrier gives it back. */
export function GiveBackCall({ details, onClose }: Props) {
  const t = useText()
  const { shipmentId, booking } = details
  return (
    <Panel title={t('carrierOrders.recordCall')} onClose={onClose} takesFocus>
      <OrderCall
        order={{ shipmentId, bookingId: booking.bookingId ?? 0, CarrierName: booking.CarrierName }}
        isUnknown={booking.state === 'unknown'}
        onClose={onClose}
      />
    </Panel>
  )
}
