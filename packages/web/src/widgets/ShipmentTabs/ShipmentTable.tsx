import { SegmentedControl } from '@mantine/core'
import { PAGE_SIZE_MAX } from '@waybill/contract'
import { AddressDataList } from '@waybill/contract/calls/Address/AddressDataList.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { ExportShipments } from '@waybill/contract/calls/Shipment/ExportShipments.ts'
import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { DataList } from '../DataList/DataList.tsx'
import { exporter } from '../DataList/definedList.ts'
import type { DataListProps } from '../DataList/types.ts'
import { shipmentName } from '../ShipmentActions/shipmentName.ts'
import { useReachable } from '../screens.ts'
import { shipmentColumns } from './columns.tsx'
import { ShipmentPanel } from './ShipmentPanel.tsx'
import { tabbedQuestion } from './shipmentList.ts'
import type { ShipmentTabs } from './useShipmentTabs.ts'

/** Few do one thing with many shipments at once. */
const AskManyPanel = lazy(() => import('../Quotes/AskManyPanel.tsx').then(m => ({ default: m.AskManyPanel })))
const SchedulePanel = lazy(() => import('./SchedulePanel.tsx').then(m => ({ default: m.SchedulePanel })))

/** A hundred thousand rows take a while to write. */
const EXPORT_TIMEOUT_MS = 180_000
const CARRIERS_FRESH_MS = 300_000
/** Who may open none of these does not see the address book, and chooses no dock. */
const ADDRESS_PAGES = ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails'] as const

/** The shipments of the chosen tab, with what can be done with one and with many of them. */
export function ShipmentTable({
  shipments,
  label,
  empty,
  showsOrders = false,
  aside,
}: {
  shipments: Pick<ShipmentTabs, 'list' | 'tab' | 'view' | 'actions' | 'chooseView'>
  label: string
  empty: DataListProps<WireShipmentRow>['empty']
  /** The customer's orders stand in a column unless chosen otherwise. */
  showsOrders?: boolean
  /** What the screen has open beside the list; what is entered for several rows goes before it. */
  aside?: ReactNode
}) {
  const t = useText()
  const reachable = useReachable()
  const { list, tab, view, actions, chooseView } = shipments
  const { state } = list
  const columns = useMemo(() => shipmentColumns(t, tab, showsOrders), [t, tab, showsOrders])
  const carriers = useCall(CarriersList, {}, { freshFor: CARRIERS_FRESH_MS })
  const docks = useCall(
    AddressDataList,
    { body: { ours: true, pageSize: PAGE_SIZE_MAX } },
    { freshFor: CARRIERS_FRESH_MS, enabled: ADDRESS_PAGES.some(page => reachable(page)) },
  )
  // Whoever has shipments can be chosen, such as a parcel carrier that is on no list of carriers.
  const named = new Map([
    ...(list.answer?.rows ?? [])
      .filter(row => row.CarrierSCAC !== '')
      .map(row => [row.CarrierSCAC, row.CarrierName] as const),
    ...(carriers.data?.carriers ?? []).map(row => [row.SCAC, row.CarrierName] as const),
  ])
  const { beside, closeBeside, acting } = actions
  return (
    <DataList
      list={list}
      label={label}
      columns={columns}
      idOf={row => row.shipmentId}
      nameOf={shipmentName}
      empty={empty}
      searchHint={t('track.searchHint')}
      options={{
        carriers: [...named].map(([value, label]) => ({ value, label })),
        sites: (docks.data?.addresses ?? []).map(dock => ({
          value: String(dock.addressId),
          label: `${dock.CompanyName} · ${dock.City}`,
        })),
      }}
      tools={
        <SegmentedControl
          size="xs"
          aria-label={t('track.view')}
          value={view}
          onChange={chooseView}
          data={[
            { value: 'all', label: t('track.allShipments') },
            { value: 'mine', label: t('track.myShipments') },
          ]}
        />
      }
      panel={(row, close) => (
        <ShipmentPanel
          key={row.shipmentId}
          row={row}
          acting={acting?.shipmentId === row.shipmentId ? acting : null}
          onAct={actions.act}
          onClose={close}
        />
      )}
      rowActions={actions.rowActions}
      {...(actions.edit === null ? {} : { onEdit: actions.edit })}
      pageOf={row => (reachable('ShipmentDetails') ? `/ShipmentDetails/${row.shipmentId}` : null)}
      bulk={actions.bulk}
      onExport={exporter(ExportShipments, {
        query: { statuscode: tab },
        body: tabbedQuestion(state),
        timeoutMs: EXPORT_TIMEOUT_MS,
      })}
      beside={
        beside === null ? (
          aside
        ) : (
          <Suspense fallback={null}>
            {beside.what === 'askQuotes' ? (
              <AskManyPanel rows={beside.rows} onDone={beside.onDone} onClose={closeBeside} />
            ) : (
              <SchedulePanel rows={beside.rows} onDone={beside.onDone} onClose={closeBeside} />
            )}
          </Suspense>
        )
      }
    />
  )
}
