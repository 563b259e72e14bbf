import '../../../texts/imports.ts'
import '../../../texts/lists.ts'
import '../../../texts/orders.ts'
import '../../../texts/shipment.ts'
import '../../../texts/track.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { ExportOrders, GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { useMemo, useState } from 'react'
import { useText } from '../../../texts/texts.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ProposalsPanel } from '../../../widgets/Consolidation/ProposalsPanel.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { exporter } from '../../../widgets/DataList/definedList.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { ImportFile } from '../../../widgets/ImportFile/ImportFile.tsx'
import { OrderPanel } from './OrderPanel.tsx'
import { orderColumns, orderList, orderName, orderQuestion } from './orderList.tsx'
import { useBuild } from './useBuild.ts'

/** A hundred thousand rows take a while to write. */
const EXPORT_TIMEOUT_MS = 180_000

/** Sales orders that are on no shipment yet, or not wholly: from here they become shipments. */
export function OpenOrders() {
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
  const build = useBuild()
  // A report of a source leads to its import.
  const [led] = useState(() => Number(new URLSearchParams(window.location.search).get('import')) || null)
  const [isImporting, setImporting] = useState(led !== null)
  const [isProposing, setProposing] = useState(false)
  return (
    <>
      <PageHeader
        title={t('screens.openOrders')}
        action={
          <>
            <Button variant="default" aria-expanded={isProposing} onClick={() => setProposing(!isProposing)}>
              {t('orders.together')}
            </Button>
            <Button aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
              {t('orders.fromFile')}
            </Button>
          </>
        }
      />
      {isImporting && (
        <ImportFile
          kind="orders"
          call={UploadOrderFile}
          affects={[GetOrders]}
          start={led}
          onClose={() => setImporting(false)}
        />
      )}
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
        panel={(row, close) => <OrderPanel key={row.orderId} row={row} onBuild={() => build([row])} onClose={close} />}
        bulk={{
          actions: [
            { label: t('orders.build'), start: { action: 'buildShipments' } },
            { label: t('orders.buildOne'), go: async (rows, done) => void ((await build(rows)) && done()) },
          ],
          versionOf: row => row.version,
          all: { orders: orderQuestion(state) },
        }}
        beside={isProposing && <ProposalsPanel first="orders" onClose={() => setProposing(false)} />}
        onExport={exporter(ExportOrders, { body: orderQuestion(state), timeoutMs: EXPORT_TIMEOUT_MS })}
      />
    </>
  )
}
