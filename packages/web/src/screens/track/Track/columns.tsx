import type { exportColumns, WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { isLate } from '@waybill/domain'
import type { useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { clockIn, formatWeight } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Badge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import type { Column } from '../../../widgets/DataList/types.ts'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { termsText } from './terms.ts'
import type { TrackTab } from './trackList.ts'

const place = (row: WireShipmentRow): string => [row.consigneeCity, row.consigneeState].filter(Boolean).join(', ')

/** The shipment as a list shows it. Ids of sortable columns are the `sortName`s of GetShipmentList. */
export const trackColumns = (
  t: ReturnType<typeof useText>,
  tab: TrackTab,
): readonly Column<WireShipmentRow, (typeof exportColumns)[number]>[] => [
  {
    id: 'BOLNumber',
    title: t('track.bol'),
    cell: row => shipmentName(row),
    fields: ['BOLNumber'],
    sortable: true,
  },
  {
    id: 'PRONumber',
    title: t('track.pro'),
    cell: row => row.PRONumber || '–',
    fields: ['PRONumber'],
    sortable: true,
  },
  {
    id: 'consignee',
    title: t('track.consignee'),
    cell: row => `${row.consignee} · ${place(row)}`,
    fields: ['consignee', 'consigneeCity', 'consigneeState'],
    sortable: true,
    gives: true,
    card: 'line',
  },
  {
    id: 'shipDate',
    title: t('track.shipDate'),
    cell: row => <DateText date={row.shipDate} />,
    fields: ['shipDate'],
    sortable: true,
    card: 'line',
    cardTitle: true,
  },
  {
    id: 'expected',
    title: t('track.expected'),
    cell: row => <Expected row={row} late={t('track.late')} />,
    fields: ['deliveryDate'],
    card: 'line',
    cardTitle: true,
  },
  {
    id: 'pickup',
    title: t('track.pickup'),
    cell: row => (row.pickupTo === '' ? '–' : <DateText date={row.shipDate} from={row.pickupFrom} to={row.pickupTo} />),
    fields: ['pickupFrom', 'pickupTo'],
    shown: false,
  },
  {
    id: 'carrier',
    title: t('track.carrier'),
    cell: row => row.CarrierName || '–',
    fields: ['CarrierName'],
    sortable: true,
    gives: true,
    card: 'line',
  },
  { id: 'reference', title: t('track.reference'), cell: row => row.Reference1 || '–', fields: ['Reference1'] },
  {
    id: 'references',
    title: t('track.moreReferences'),
    cell: row => [row.Reference2, row.Reference3].filter(Boolean).join(', ') || '–',
    fields: ['Reference2', 'Reference3'],
    shown: false,
  },
  {
    id: 'scac',
    title: t('track.scac'),
    cell: row => row.CarrierSCAC || '–',
    fields: ['CarrierSCAC'],
    shown: false,
  },
  {
    id: 'mode',
    title: t('shipment.mode'),
    cell: row => t(`shipment.${row.shipMode}`),
    fields: ['shipMode'],
    shown: false,
  },
  {
    id: 'created',
    title: t('track.created'),
    cell: row => <InstantText at={row.createdAt} />,
    fields: ['createdAt'],
    sortable: true,
    shown: false,
  },
  {
    id: 'createdBy',
    title: t('track.createdBy'),
    cell: row => row.createdBy,
    fields: ['createdBy'],
    shown: false,
  },
  { id: 'from', title: t('track.from'), cell: row => row.shipperCity, fields: ['shipperCity'], shown: false },
  {
    id: 'weight',
    title: t('track.weight'),
    cell: row => formatWeight(row.Totalweight),
    fields: ['Totalweight'],
    align: 'right',
    shown: false,
  },
  {
    id: 'units',
    title: t('track.units'),
    cell: row => row.TotalQuantity,
    fields: ['TotalQuantity'],
    align: 'right',
    shown: false,
  },
  {
    id: 'terms',
    title: t('track.terms'),
    cell: row => termsText(row, t),
    fields: ['PaymentType'],
    shown: false,
  },
  {
    id: 'amount',
    title: t('track.amount'),
    cell: row => <Money amount={row.TotalCharge} currency={row.currency} />,
    fields: ['TotalCharge', 'currency'],
    sortable: true,
    align: 'right',
    card: 'aside',
  },
  {
    id: 'days',
    title: t('track.days'),
    cell: row => (row.serviceDays === null ? '–' : t('track.dayCount', { count: row.serviceDays })),
    fields: ['serviceDays'],
    align: 'right',
    shown: false,
  },
  {
    id: 'status',
    title: t('track.status'),
    cell: row => <StatusBadge status={row.shipmentStatus} />,
    fields: ['shipmentStatus'],
    sortable: true,
    // The other tabs say it themselves.
    shown: tab === 'NB',
  },
]

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
