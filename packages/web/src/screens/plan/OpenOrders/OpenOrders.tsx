import '../../../texts/imports.ts'
import '../../../texts/lists.ts'
import '../../../texts/orders.ts'
import '../../../texts/shipment.ts'
import '../../../texts/track.ts'
import { SegmentedControl } from '@mantine/core'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { ExportOrders, GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { PendingOrderListReport } from '@waybill/contract/lists/pendingOrders.ts'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCall } from '../../../api/useCall.ts'
import { useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { formatCount } from '../../../ui/format.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ProposalsPanel } from '../../../widgets/Consolidation/ProposalsPanel.tsx'
import { sheetPath } from '../../../widgets/DataList/bulkJobs.ts'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { exporter } from '../../../widgets/DataList/definedList.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { ImportFile } from '../../../widgets/ImportFile/ImportFile.tsx'
import { useReachable } from '../../../widgets/screens.ts'
import { BuildImported } from './BuildImported.tsx'
import { HeldOrders } from './HeldOrders.tsx'
import classes from './OpenOrders.module.css'
import { OrderForm } from './OrderForm.tsx'
import { OrderPanel } from './OrderPanel.tsx'
import type { SeenOrder } from './orderForm.ts'
import { orderColumns, orderList, orderName, orderQuestion, showsOpenAlone } from './orderList.tsx'
import { useBuild } from './useBuild.ts'

/** A hundred thousand rows take a while to write. */
const EXPORT_TIMEOUT_MS = 180_000

/** A report of a source leads to its import. */
const importLedTo = (): number | null => Number(new URLSearchParams(window.location.search).get('import')) || null

/** Sales orders that are on no shipment yet, or not wholly: from here they become shipments. */
export function OpenOrders() {
  const t = useText()
  /** The import that is shown: a run, `new` for a file to choose, or none. */
  const [importing, setImporting] = useState<number | 'new' | null>(importLedTo)
  // In the address, so that reload, Back and a link lead to it; what one list is asked is nothing to the other.
  const shown = useLocation().hash === '#held' ? 'held' : 'orders'
  const navigate = useNavigate()
  const setShown = (to: 'orders' | 'held') => {
    if (to !== shown) void navigate({ search: '', hash: to === 'held' ? 'held' : '' })
  }
  /** The order in the form: one that is known, `new`, or none. */
  const [edited, setEdited] = useState<SeenOrder | 'new' | null>(null)
  const [isProposing, setProposing] = useState(false)
  const held = useHeldCount()
  if (edited !== null) {
    return (
      <>
        <PageHeader title={t('screens.openOrders')} />
        <OrderForm
          key={edited === 'new' ? 'new' : edited.orderId}
          seen={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={t('screens.openOrders')}
        action={
          <>
            <ChangeButton
              variant="default"
              aria-expanded={isProposing && shown === 'orders'}
              onClick={() => {
                setShown('orders')
                setProposing(shown === 'held' || !isProposing)
              }}
            >
              {t('orders.together')}
            </ChangeButton>
            <ChangeButton variant="default" onClick={() => setEdited('new')}>
              {t('orders.byHand')}
            </ChangeButton>
            <ChangeButton
              aria-expanded={importing !== null}
              onClick={() => setImporting(importing === null ? 'new' : null)}
            >
              {t('orders.fromFile')}
            </ChangeButton>
          </>
        }
      />
      {importing !== null && (
        <ImportFile
          key={importing}
          kind="orders"
          call={UploadOrderFile}
          affects={[GetOrders, PendingOrderListReport]}
          start={importing === 'new' ? null : importing}
          next={shown => <BuildImported shown={shown} />}
          onClose={() => setImporting(null)}
        />
      )}
      <div className={classes.tabs}>
        <SegmentedControl
          aria-label={t('orders.shownList')}
          value={shown}
          onChange={to => setShown(to === 'held' ? 'held' : 'orders')}
          data={[
            { value: 'orders', label: t('orders.ordersTab') },
            {
              value: 'held',
              label: held === 0 ? t('orders.held') : t('orders.heldCount', { count: formatCount(held) }),
            },
          ]}
        />
      </div>
      {shown === 'held' ? (
        <HeldOrders onFile={setImporting} />
      ) : (
        <Orders onEdit={setEdited} isProposing={isProposing} onProposed={() => setProposing(false)} />
      )}
    </>
  )
}

/** How many rows of order files wait for a person. */
function useHeldCount(): number {
  useLive('', [PendingOrderListReport], ({ topic }) => topic === 'import')
  return useCall(PendingOrderListReport, { body: { pageSize: 1 } }).data?.total ?? 0
}

/** Sales orders, the open ones first, with what is done with them. */
function Orders({
  onEdit,
  isProposing,
  onProposed,
}: {
  onEdit: (seen: SeenOrder) => void
  isProposing: boolean
  onProposed: () => void
}) {
  const t = useText()
  const columns = useMemo(() => orderColumns(t), [t])
  const list = useList({
    spec: orderList,
    call: GetOrders,
    ask: (_, page, state) => ({ body: { ...orderQuestion(state), ...page } }),
    read: ({ orders, total, nextCursor }) => ({ rows: orders, total, next: nextCursor }),
    isNews: news => news.topic === 'salesOrder',
  })
  const { state, change } = list
  const reachable = useReachable()
  const navigate = useNavigate()
  const build = useBuild()
  return (
    <DataList
      list={list}
      label={t('screens.openOrders')}
      columns={columns}
      idOf={row => row.orderId}
      nameOf={orderName}
      empty={{ title: t('orders.emptyTitle'), why: t('orders.emptyWhy') }}
      searchHint={t('orders.searchHint')}
      tools={
        <SegmentedControl
          size="xs"
          aria-label={t('orders.view')}
          value={state.switches.show === 'all' ? 'all' : 'open'}
          onChange={show => change(now => ({ switches: { ...now.switches, show } }))}
          data={[
            { value: 'open', label: t('orders.viewOpen') },
            { value: 'all', label: t('orders.viewAll') },
          ]}
        />
      }
      panel={(row, close) => (
        <OrderPanel
          key={row.orderId}
          row={row}
          onBuild={() => build([row])}
          onEdit={seen => {
            onEdit(seen)
            close()
          }}
          onClose={close}
        />
      )}
      bulk={{
        actions: [
          {
            label: t('orders.build'),
            start: { action: 'buildShipments' },
            onBegun: bulkId => void navigate(sheetPath(bulkId)),
          },
          ...(reachable('Parcel')
            ? [
                {
                  label: t('lists.shipOrders'),
                  confirm: {
                    question: (count: number) => t('lists.shipOrdersQuestion', { count }),
                    ofAll: t('lists.shipOrdersQuestionAll'),
                    asksLabelMax: true as const,
                  },
                  start: { action: 'shipOrders' as const },
                },
              ]
            : []),
          {
            label: t('lists.cancelOrders'),
            confirm: {
              question: (count: number) => t('lists.cancelOrdersQuestion', { count }),
              ofAll: t('lists.cancelOrdersQuestionAll'),
              keep: t('lists.cancelOrdersKeep'),
            },
            start: { action: 'cancelOrders' },
          },
          // A list of open orders has none that are cancelled whole.
          ...(showsOpenAlone(state)
            ? []
            : [{ label: t('lists.reopenOrders'), start: { action: 'reopenOrders' as const } }]),
          { label: t('orders.buildOne'), go: async (rows, done) => void ((await build(rows)) && done()) },
        ],
        alsoShown: ['reopenOrders'],
        versionOf: row => row.version,
        all: { orders: orderQuestion(state) },
      }}
      beside={isProposing && <ProposalsPanel first="orders" onClose={onProposed} />}
      onExport={exporter(ExportOrders, { body: orderQuestion(state), timeoutMs: EXPORT_TIMEOUT_MS })}
    />
  )
}
