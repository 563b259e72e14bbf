import '../../../texts/carrierOrders.ts'
import '../../../texts/lists.ts'
import '../../../texts/printDocuments.ts'
import '../../../texts/shipment.ts'
import '../../../texts/track.ts'
import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { ExportShipments } from '@waybill/contract/calls/Shipment/ExportShipments.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { GetShipmentsPerWeek } from '@waybill/contract/calls/Shipment/GetShipmentsPerWeek.ts'
import { lazy, Suspense, useMemo } from 'react'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { exporter } from '../../../widgets/DataList/definedList.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { useReachable } from '../../../widgets/screens.ts'
import { CarrierWork } from './CarrierWork.tsx'
import { trackColumns } from './columns.tsx'
import { NewShipment } from './NewShipment.tsx'
import { ShipmentPanel } from './ShipmentPanel.tsx'
import { StatusTabs } from './StatusTabs.tsx'
import { tabOf, trackList, trackQuestion, viewOf } from './trackList.ts'
import { useTrackActions } from './useTrackActions.ts'
import { useWeeks } from './useWeeks.ts'
import { WeekChart } from './WeekChart.tsx'

/** Few ask about many shipments at once. */
const AskManyPanel = lazy(() =>
  import('../../../widgets/Quotes/AskManyPanel.tsx').then(m => ({ default: m.AskManyPanel })),
)

/** A hundred thousand rows take a while to write. */
const EXPORT_TIMEOUT_MS = 180_000
const CARRIERS_FRESH_MS = 300_000

/** Shipments by status: tabs with counts, everybody's or one's own, filters, sorts; all of it in the address. */
export function Track() {
  const t = useText()
  const reachable = useReachable()
  const list = useList({
    spec: trackList,
    call: GetShipmentList,
    ask: (_, page, state) => ({ query: { statuscode: tabOf(state) }, body: { ...trackQuestion(state), ...page } }),
    read: ({ rows, total, nextCursor }) => ({ rows, total, next: nextCursor }),
    isNews: news => news.topic === 'shipment',
    alsoAsked: [GetShipmentCount, GetShipmentsPerWeek],
  })
  const { state, change } = list
  const [tab, view] = [tabOf(state), viewOf(state)]
  const columns = useMemo(() => trackColumns(t, tab), [t, tab])
  const counts = useCall(GetShipmentCount, { body: { view } })
  const carriers = useCall(CarriersList, {}, { freshFor: CARRIERS_FRESH_MS })
  const weeks = useWeeks()
  const actions = useTrackActions(state, row => change({ open: String(row.shipmentId) }))
  const toggle = (name: 'tab' | 'view', value: string): void =>
    change(now => ({ switches: { ...now.switches, [name]: value } }))
  return (
    <>
      <PageHeader
        title={t('screens.track')}
        action={
          <Group gap="xs" wrap="nowrap">
            <Button
              variant="default"
              leftSection={<IconChartBar size={16} aria-hidden="true" />}
              aria-expanded={weeks.isOn}
              onClick={weeks.toggle}
            >
              {t('track.weeks')}
            </Button>
            <NewShipment />
          </Group>
        }
      />
      <CarrierWork />
      <StatusTabs tab={tab} counts={counts.data} onChoose={next => toggle('tab', next)} />
      {weeks.isOn && <WeekChart state={state} change={change} />}
      <DataList
        list={list}
        label={t(`track.tab${tab}`)}
        columns={columns}
        idOf={row => row.shipmentId}
        nameOf={shipmentName}
        empty={{ title: t('track.emptyTitle'), why: t(`track.empty${tab}`), action: <NewShipment /> }}
        searchHint={t('track.searchHint')}
        options={{
          carriers: [...new Map(carriers.data?.carriers.map(({ SCAC, CarrierName }) => [SCAC, CarrierName]))].map(
            ([value, label]) => ({ value, label }),
          ),
        }}
        tools={
          <SegmentedControl
            size="xs"
            aria-label={t('track.view')}
            value={view}
            onChange={next => toggle('view', next)}
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
            acting={actions.acting?.shipmentId === row.shipmentId ? actions.acting : null}
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
          body: trackQuestion(state),
          timeoutMs: EXPORT_TIMEOUT_MS,
        })}
        beside={
          actions.asking !== null && (
            <Suspense fallback={null}>
              <AskManyPanel rows={actions.asking} onClose={actions.stopAsking} />
            </Suspense>
          )
        }
      />
    </>
  )
}
