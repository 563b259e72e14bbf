import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import type { useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { formatWeight, moneyNumber } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import type { Column } from '../../../widgets/DataList/columns.ts'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { termsText } from './terms.ts'

const place = (row: WireShipmentRow): string => [row.consigneeCity, row.consigneeState].filter(Boolean).join(', ')

/** The shipment as a list shows it. Ids of sortable columns are the `sortName`s of GetShipmentList. */
export const trackColumns = (t: ReturnType<typeof useText>): readonly Column<WireShipmentRow>[] => [
  {
    id: 'BOLNumber',
    title: t('track.bol'),
    cell: row => shipmentName(row),
    plain: row => row.BOLNumber,
    sortable: true,
  },
  {
    id: 'PRONumber',
    title: t('track.pro'),
    cell: row => row.PRONumber || '–',
    plain: row => row.PRONumber,
    sortable: true,
  },
  {
    id: 'consignee',
    title: t('track.consignee'),
    cell: row => `${row.consignee} · ${place(row)}`,
    plain: row => `${row.consignee}, ${place(row)}`,
    sortable: true,
    card: 'line',
  },
  {
    id: 'shipDate',
    title: t('track.shipDate'),
    cell: row => <DateText date={row.shipDate} />,
    plain: row => row.shipDate,
    sortable: true,
    card: 'line',
  },
  {
    id: 'pickup',
    title: t('track.pickup'),
    cell: row => (row.pickupTo === '' ? '–' : <DateText date={row.shipDate} from={row.pickupFrom} to={row.pickupTo} />),
    plain: row => `${row.pickupFrom}–${row.pickupTo}`,
    shown: false,
  },
  {
    id: 'carrier',
    title: t('track.carrier'),
    cell: row => row.CarrierName || '–',
    plain: row => row.CarrierName,
    sortable: true,
    card: 'line',
  },
  { id: 'reference', title: t('track.reference'), cell: row => row.Reference1 || '–', plain: row => row.Reference1 },
  {
    id: 'references',
    title: t('track.moreReferences'),
    cell: row => [row.Reference2, row.Reference3].filter(Boolean).join(', ') || '–',
    plain: row => [row.Reference2, row.Reference3].filter(Boolean).join(', '),
    shown: false,
  },
  {
    id: 'scac',
    title: t('track.scac'),
    cell: row => row.CarrierSCAC || '–',
    plain: row => row.CarrierSCAC,
    shown: false,
  },
  {
    id: 'mode',
    title: t('shipment.mode'),
    cell: row => t(`shipment.${row.shipMode}`),
    plain: row => row.shipMode,
    shown: false,
  },
  {
    id: 'created',
    title: t('track.created'),
    cell: row => <InstantText at={row.createdAt} />,
    plain: row => row.createdAt,
    sortable: true,
    shown: false,
  },
  {
    id: 'createdBy',
    title: t('track.createdBy'),
    cell: row => row.createdBy,
    plain: row => row.createdBy,
    shown: false,
  },
  { id: 'from', title: t('track.from'), cell: row => row.shipperCity, plain: row => row.shipperCity, shown: false },
  {
    id: 'weight',
    title: t('track.weight'),
    cell: row => formatWeight(row.Totalweight),
    plain: row => row.Totalweight,
    align: 'right',
  },
  {
    id: 'units',
    title: t('track.units'),
    cell: row => row.TotalQuantity,
    plain: row => row.TotalQuantity,
    align: 'right',
    shown: false,
  },
  {
    id: 'terms',
    title: t('track.terms'),
    cell: row => termsText(row, t),
    plain: row => termsText(row, t),
    shown: false,
  },
  {
    id: 'amount',
    title: t('track.amount'),
    cell: row => <Money amount={row.TotalCharge} currency={row.currency} />,
    plain: row => (row.TotalCharge === null ? null : moneyNumber(row.TotalCharge, row.currency)),
    sortable: true,
    align: 'right',
    card: 'aside',
  },
  {
    id: 'days',
    title: t('track.days'),
    cell: row => (row.serviceDays === null ? '–' : t('track.dayCount', { count: row.serviceDays })),
    plain: row => row.serviceDays,
    align: 'right',
    shown: false,
  },
  {
    id: 'status',
    title: t('track.status'),
    cell: row => <StatusBadge status={row.shipmentStatus} />,
    plain: row => t(`status.${row.shipmentStatus}`),
    sortable: true,
  },
]
