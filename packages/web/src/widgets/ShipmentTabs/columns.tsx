import { list as shipmentList } from '@waybill/contract/lists/shipments.ts'
import type { ShipmentListTab, WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { isLate } from '@waybill/domain'
import type { useText } from '../../texts/texts.ts'
import { DateText } from '../../ui/DateText.tsx'
import { clockIn, formatWeight } from '../../ui/format.ts'
import { InstantText } from '../../ui/InstantText.tsx'
import { Badge, StatusBadge } from '../../ui/StatusBadge.tsx'
import { columnsOf } from '../DataList/definedList.ts'
import { shipmentName } from '../ShipmentActions/shipmentName.ts'
import { Charge } from './Charge.tsx'
import { termsText } from './terms.ts'

const place = (row: WireShipmentRow): string => [row.consigneeCity, row.consigneeState].filter(Boolean).join(', ')

/** Tabs of more than one status. */
const mixed: ReadonlySet<ShipmentListTab> = new Set(['NB', 'AR', 'active', 'archived'])

/**
 * The shipment as a list shows it. What no shipment of a tab has yet is not shown there unless it is chosen.
 * @param showsOrders whether the customer's orders on it are shown unless chosen otherwise
 */
export function shipmentColumns(t: ReturnType<typeof useText>, tab: ShipmentListTab, showsOrders: boolean) {
  const isUnset = showsOrders && tab === 'O'
  const isOver = tab === 'D' || tab === 'AR' || tab === 'archived'
  const isUnbooked = showsOrders && (tab === 'O' || tab === 'Q')
  return columnsOf(shipmentList, t, {
    BOLNumber: { cell: row => shipmentName(row) },
    orders: { cell: row => row.orders || '–', gives: true, card: 'line', cardTitle: true, shown: showsOrders },
    PRONumber: { cell: row => row.PRONumber || '–', shown: !isUnbooked },
    consignee: { cell: row => `${row.consignee} · ${place(row)}`, gives: true, card: 'line' },
    shipDate: { cell: row => <DateText date={row.shipDate} />, card: 'line', cardTitle: true },
    expected: {
      cell: row => <Expected row={row} late={t('track.late')} />,
      card: 'line',
      cardTitle: true,
      shown: !isUnbooked,
    },
    pickup: {
      cell: row =>
        row.pickupTo === '' ? '–' : <DateText date={row.shipDate} from={row.pickupFrom} to={row.pickupTo} />,
      shown: false,
    },
    carrier: { cell: row => row.CarrierName || '–', gives: true, card: 'line', shown: !isUnset },
    reference: { cell: row => row.Reference1 || '–', shown: !isUnbooked },
    references: { cell: row => [row.Reference2, row.Reference3].filter(Boolean).join(', ') || '–', shown: false },
    scac: { cell: row => row.CarrierSCAC || '–', shown: false },
    mode: { cell: row => t(`shipment.${row.shipMode}`), shown: false },
    created: { cell: row => <InstantText at={row.createdAt} />, shown: false },
    createdBy: { cell: row => row.createdBy, shown: false },
    from: { cell: row => [row.shipperCity, row.shipperState].filter(Boolean).join(', '), shown: false },
    pickedUp: { cell: row => <DateText date={row.pickedUpOn} />, shown: false },
    delivered: { cell: row => <DateText date={row.deliveredOn} />, shown: isOver },
    weight: { cell: row => formatWeight(row.Totalweight), align: 'right', shown: isUnbooked },
    units: { cell: row => row.TotalQuantity, align: 'right', shown: isUnbooked },
    terms: { cell: row => termsText(row, t), shown: isUnbooked },
    amount: {
      cell: row => <Charge row={row} />,
      align: 'right',
      card: 'aside',
      shown: !isUnset,
    },
    days: {
      cell: row => (row.serviceDays === null ? '–' : t('track.dayCount', { count: row.serviceDays })),
      align: 'right',
      shown: false,
    },
    exception: {
      cell: row => (row.exception === null ? '–' : <Badge tone="warn">{t(`exceptions.kind_${row.exception}`)}</Badge>),
      shown: false,
    },
    // The other tabs say it themselves.
    status: { cell: row => <StatusBadge status={row.shipmentStatus} />, shown: mixed.has(tab) },
  })
}

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
