import { list as shipmentList } from '@waybill/contract/lists/shipments.ts'
import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { isLate } from '@waybill/domain'
import type { useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { clockIn, formatWeight } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Badge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import { columnsOf } from '../../../widgets/DataList/definedList.ts'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { termsText } from './terms.ts'
import type { TrackTab } from './trackList.ts'

const place = (row: WireShipmentRow): string => [row.consigneeCity, row.consigneeState].filter(Boolean).join(', ')

/** The shipment as a list shows it. */
export const trackColumns = (t: ReturnType<typeof useText>, tab: TrackTab) =>
  columnsOf(shipmentList, t, {
    BOLNumber: { cell: row => shipmentName(row) },
    PRONumber: { cell: row => row.PRONumber || '–' },
    consignee: { cell: row => `${row.consignee} · ${place(row)}`, gives: true, card: 'line' },
    shipDate: { cell: row => <DateText date={row.shipDate} />, card: 'line', cardTitle: true },
    expected: { cell: row => <Expected row={row} late={t('track.late')} />, card: 'line', cardTitle: true },
    pickup: {
      cell: row =>
        row.pickupTo === '' ? '–' : <DateText date={row.shipDate} from={row.pickupFrom} to={row.pickupTo} />,
      shown: false,
    },
    carrier: { cell: row => row.CarrierName || '–', gives: true, card: 'line' },
    reference: { cell: row => row.Reference1 || '–' },
    references: { cell: row => [row.Reference2, row.Reference3].filter(Boolean).join(', ') || '–', shown: false },
    scac: { cell: row => row.CarrierSCAC || '–', shown: false },
    mode: { cell: row => t(`shipment.${row.shipMode}`), shown: false },
    created: { cell: row => <InstantText at={row.createdAt} />, shown: false },
    createdBy: { cell: row => row.createdBy, shown: false },
    from: { cell: row => row.shipperCity, shown: false },
    weight: { cell: row => formatWeight(row.Totalweight), align: 'right', shown: false },
    units: { cell: row => row.TotalQuantity, align: 'right', shown: false },
    terms: { cell: row => termsText(row, t), shown: false },
    amount: { cell: row => <Money amount={row.TotalCharge} currency={row.currency} />, align: 'right', card: 'aside' },
    days: {
      cell: row => (row.serviceDays === null ? '–' : t('track.dayCount', { count: row.serviceDays })),
      align: 'right',
      shown: false,
    },
    // The other tabs say it themselves.
    status: { cell: row => <StatusBadge status={row.shipmentStatus} />, shown: tab === 'NB' },
  })

/** When it should arrive; that it should have been there already is said in a word. */
export function Expected({ row, late }: { row: WireShipmentRow; late: string }) {
  const today = clockIn(Intl.DateTimeFormat().resolvedOptions().timeZone).date
  return (
    <>
      <DateText date={row.deliveryDate} />{' '}
      {isLate(row.shipmentStatus, row.deliveryDate, today) && <Badge tone="bad">{late}</Badge>}
    </>
  )
}
