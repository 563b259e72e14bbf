import { UpdateSchedule } from '@waybill/contract/calls/Shipment/UpdateSchedule.ts'
import { shipmentFromWire } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { originOf } from '@waybill/domain'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { otherZone } from '../../../ui/format.ts'
import { PickupWindowFields, pickupWindowForm } from '../../../widgets/ShipmentActions/PickupWindowFields.tsx'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'
import { statusOf, useShipmentRecord } from '../../../widgets/ShipmentActions/useShipmentRecord.ts'
import { tellSaved } from './consequences.ts'

const valuesOf = ({ shipment }: WireShipmentDetails) => {
  const { PickupByDate, PickupByFromTime, PickupByToTime } = shipment.SheduleDateTime
  return { PickupByDate, PickupByFromTime, PickupByToTime, comments: '', onClosedDay: false }
}

/** Another day or window; days the carrier does not work are said by the server, at the field. */
export function PickupPanel({ details, onClose }: { details: WireShipmentDetails; onClose: () => void }) {
  const t = useText()
  const change = useChange(UpdateSchedule, shipmentReads)
  const record = useShipmentRecord(details, valuesOf, { now: statusOf(details), of: statusOf })
  const window = details.shipment.SheduleDateTime
  const zone = otherZone(details.originZone, window.PickupByDate)
  const place = originOf(shipmentFromWire(details.shipment))
  const kit = useFormKit({
    schema: pickupWindowForm(place, window.PickupByDate),
    start: valuesOf(details),
    record,
    explain: explainShort,
    save: async ({ comments, onClosedDay: _, ...times }, version) => {
      const query = { ShipemntId: details.shipmentId, comments: comments.trim() }
      const { consequences } = await change.mutateAsync({ query, body: { version, ...times } })
      tellSaved('shipment.pickupSaved', consequences)
      onClose()
    },
  })
  return (
    <PanelForm kit={kit} title={t('shipment.pickupTitle')} submit={t('shipment.pickupSave')} onClose={onClose}>
      {details.shipmentStatus === 'T' && <p>{t('shipment.pickupBooked')}</p>}
      <PickupWindowFields
        form={kit.form}
        zone={zone === '' ? '' : t('shipment.zone', { zone })}
        place={place}
        before={window.PickupByDate}
      />
    </PanelForm>
  )
}
