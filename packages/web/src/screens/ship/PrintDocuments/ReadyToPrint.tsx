import { Button } from '@mantine/core'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { sortsOf } from '@waybill/contract/list.ts'
import { list as shipmentList } from '@waybill/contract/lists/shipments.ts'
import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import type { Column } from '../../../widgets/DataList/types.ts'
import { defineList } from '../../../widgets/DataList/urlState.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { printPickupList } from '../../../widgets/Documents/printPickupList.ts'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { useReachable } from '../../../widgets/screens.ts'

const spec = defineList({
  name: 'toPrint',
  sorts: sortsOf(shipmentList),
  sort: 'shipDate',
  order: 'asc',
  switches: {},
  places: [],
  filters: [],
})

const columnsOf = (t: ReturnType<typeof useText>): readonly Column<WireShipmentRow>[] => [
  { id: 'BOLNumber', title: t('track.bol'), cell: row => shipmentName(row), sortable: true },
  {
    id: 'shipDate',
    title: t('track.shipDate'),
    cell: row => <DateText date={row.shipDate} />,
    sortable: true,
    card: 'line',
  },
  {
    id: 'consignee',
    title: t('track.consignee'),
    cell: row => [row.consignee, row.consigneeCity, row.consigneeState].filter(Boolean).join(', '),
    sortable: true,
    card: 'line',
  },
  { id: 'carrier', title: t('track.carrier'), cell: row => row.CarrierName || '–', sortable: true, card: 'line' },
]

/** Tendered shipments, the next pickup first: their papers can be printed. */
export function ReadyToPrint() {
  const t = useText()
  const navigate = useNavigate()
  const opens = useReachable()('ShipmentDetails')
  const columns = useMemo(() => columnsOf(t), [t])
  const list = useList({
    spec,
    call: GetShipmentList,
    ask: (question, page) => ({
      query: { statuscode: 'T' as const },
      body: { ...question, view: 'all' as const, ...page },
    }),
    read: ({ rows, total, nextCursor }) => ({ rows, total, next: nextCursor }),
    isNews: news => news.topic === 'shipment',
  })
  const print = (rows: readonly WireShipmentRow[]): void =>
    void navigate(`/PrintDocuments?ids=${rows.map(row => row.shipmentId).join(',')}`)
  return (
    <DataList
      list={list}
      label={t('printDocuments.readyTitle')}
      columns={columns}
      idOf={row => row.shipmentId}
      nameOf={shipmentName}
      empty={{
        title: t('printDocuments.noneTitle'),
        why: t('printDocuments.noneWhy'),
        action: (
          <Button component={Link} to="/Track">
            {t('printDocuments.toTrack')}
          </Button>
        ),
      }}
      searchHint={t('track.searchHint')}
      pageOf={row => (opens ? `/ShipmentDetails/${row.shipmentId}` : `/PrintDocuments?ids=${row.shipmentId}`)}
      bulk={{
        actions: [
          { label: t('printDocuments.print'), looks: true, go: print },
          {
            label: t('printDocuments.pickupList'),
            go: rows => void printPickupList({ shipmentIds: rows.map(row => row.shipmentId) }),
          },
        ],
        all: { shipments: { statuscode: 'T', ...list.question, view: 'all' } },
        onOpen: shipmentId => void navigate(`/ShipmentDetails/${shipmentId}`),
      }}
    />
  )
}
