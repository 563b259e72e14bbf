import '../../texts/multipleOrders.ts'
import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { useMemo } from 'react'
import { explainShort } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { PickupWindowFields, type PickupWindowForm, pickupWindowForm } from '../ShipmentActions/PickupWindowFields.tsx'

/** What all of them say already; blank where they differ. */
const shared = (rows: readonly WireShipmentRow[], of: (row: WireShipmentRow) => string): string => {
  const [first = '', ...others] = new Set(rows.map(of))
  return others.length === 0 ? first : ''
}

/** One pickup window for many shipments; each is changed by itself, and what follows for it stands in the result. */
export function SchedulePanel({
  rows,
  onDone,
  onClose,
}: {
  rows: readonly WireShipmentRow[]
  /** Told when the job began. */
  onDone: () => void
  onClose: () => void
}) {
  const t = useText()
  const begin = useChange(StartBulk, [GetBulk])
  const start: PickupWindowForm = useMemo(
    () => ({
      PickupByDate: shared(rows, row => row.shipDate),
      PickupByFromTime: shared(rows, row => row.pickupFrom),
      PickupByToTime: shared(rows, row => row.pickupTo),
      comments: '',
      onClosedDay: false,
    }),
    [rows],
  )
  const place = { state: shared(rows, row => row.shipperState) }
  const kit = useFormKit<PickupWindowForm>({
    schema: pickupWindowForm(place, start.PickupByDate),
    start,
    explain: explainShort,
    save: async ({ comments, onClosedDay: _, ...pickup }) => {
      const chosen = rows.map(({ shipmentId: id, version }) => ({ id, version }))
      await begin.mutateAsync({ body: { action: 'schedule', rows: chosen, pickup, comments } })
      onDone()
      onClose()
    },
  })
  return (
    <PanelForm
      kit={kit}
      title={t('multipleOrders.scheduleTitle')}
      submit={t('multipleOrders.scheduleSave')}
      onClose={onClose}
    >
      <p>{t('multipleOrders.scheduleWhy', { count: rows.length })}</p>
      {rows.some(row => row.shipmentStatus === 'T') && <p>{t('shipment.pickupBooked')}</p>}
      <PickupWindowFields
        form={kit.form}
        zone={t('multipleOrders.scheduleZone')}
        place={place}
        before={start.PickupByDate}
      />
    </PanelForm>
  )
}
