import { SegmentedControl } from '@mantine/core'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { shipmentSorts } from '@waybill/contract/wire/shipmentRow.ts'
import { useRef } from 'react'
import { useCall } from '../../../api/useCall.ts'
import { useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import type { ListSpec, ListState } from '../../../widgets/DataList/urlState.ts'
import { useListState } from '../../../widgets/DataList/useListState.ts'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { useReachable } from '../../../widgets/screens.ts'
import { CarrierWork } from './CarrierWork.tsx'
import { trackColumns } from './columns.tsx'
import { exportChosen, exportList } from './exportShipments.ts'
import { NewShipment } from './NewShipment.tsx'
import { ShipmentPanel } from './ShipmentPanel.tsx'
import { StatusTabs } from './StatusTabs.tsx'
import { tabOf, tabs, viewOf } from './tabs.ts'
import { useTrackActions } from './useTrackActions.ts'

const spec: ListSpec = {
  sorts: shipmentSorts,
  sort: 'created',
  order: 'desc',
  filters: { tab: tabs, view: ['all', 'mine'] },
}

/** Shipments by status: tabs with counts, everybody's or one's own, search, sorts; all of it in the address. */
export function Track() {
  const t = useText()
  const reachable = useReachable()
  const [state, change] = useListState(spec)
  const tab = tabOf(state)
  const view = viewOf(state)
  const counts = useCall(GetShipmentCount, { body: { view } })
  const body = useListBody(state)
  const list = useCall(GetShipmentList, { query: { statuscode: tab }, body: body.asked })
  body.remember(list.data?.nextCursor ?? null, list.isPlaceholderData)
  useLive('', [GetShipmentList, GetShipmentCount], news => news.topic === 'shipment')
  const columns = trackColumns(t)
  const actions = useTrackActions(tab, row => change({ open: String(row.shipmentId) }))
  return (
    <>
      <PageHeader title={t('screens.track')} action={<NewShipment />} />
      <CarrierWork />
      <StatusTabs
        tab={tab}
        counts={counts.data}
        onChoose={next => change({ filters: { ...state.filters, tab: next } })}
      />
      <DataList
        name="track"
        label={t(`track.tab${tab}`)}
        columns={columns}
        idOf={row => String(row.shipmentId)}
        nameOf={shipmentName}
        state={state}
        change={next => {
          if ('open' in next) actions.endActing()
          change(next)
        }}
        answer={list.data && { rows: list.data.rows, total: list.data.total, hasNext: list.data.nextCursor !== null }}
        isStale={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={{ title: t('track.emptyTitle'), why: t(`track.empty${tab}`), action: <NewShipment /> }}
        searchHint={t('track.searchHint')}
        isFiltered={view === 'mine'}
        filters={
          <SegmentedControl
            size="xs"
            aria-label={t('track.view')}
            value={view}
            onChange={next => change({ filters: { ...state.filters, view: next } })}
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
        bulk={[...actions.bulk, { label: t('list.export'), run: rows => exportChosen(rows, columns) }]}
        onExport={shown => exportList({ statuscode: tab }, body.plain, shown)}
      />
    </>
  )
}

/** What is asked of the list. A page that was reached by turning pages continues at its cursor: the same cost at any depth. */
function useListBody(state: ListState) {
  const cursors = useRef(new Map<string, string>())
  const view = viewOf(state)
  const sortName = shipmentSorts.find(sort => sort === state.sort) ?? 'created'
  const plain = { searchText: state.search, sortName, sortOrder: state.order, view } as const
  const question = JSON.stringify([plain, state.size, tabOf(state)])
  const cursor = cursors.current.get(`${question}${state.page}`)
  return {
    plain,
    asked: { ...plain, pageSize: state.size, pageIndex: state.page, ...(cursor === undefined ? {} : { cursor }) },
    remember: (next: string | null, isOld: boolean): void => {
      if (next !== null && !isOld) cursors.current.set(`${question}${state.page + 1}`, next)
    },
  }
}
