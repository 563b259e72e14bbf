import { ExportPendingOrders, list, PendingOrderListReport } from '@waybill/contract/lists/pendingOrders.ts'
import type { HeldQuestion } from '@waybill/contract/wire/imports.ts'
import { useMemo } from 'react'
import { useText } from '../../../texts/texts.ts'
import { formatCount } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { columnsOf, exporter, specOf } from '../../../widgets/DataList/definedList.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { fieldName, reasonText } from '../../../widgets/ImportFile/words.ts'
import { HeldPanel } from './HeldPanel.tsx'
import { heldName } from './heldRow.ts'

const spec = specOf(list, { asks: (value, t) => t(`orders.heldAsks_${value as HeldQuestion}`) })

/** What is held of order files, whichever file it came in: looked through, mended in place, released or discarded. */
export function HeldOrders({ onFile }: { onFile: (runId: number) => void }) {
  const t = useText()
  const columns = useMemo(
    () =>
      columnsOf(list, t, {
        OrderNumber: { cell: row => heldName(row, t) },
        column: {
          cell: row => row.column || (row.field === '' ? t('orders.heldWhole') : fieldName(t, row.field)),
          card: 'line',
          cardTitle: true,
        },
        cell: { cell: row => row.cell || '–', card: 'aside' },
        why: {
          cell: row =>
            row.moreReasons === 0
              ? reasonText(t, row)
              : `${reasonText(t, row)} · ${t('orders.heldMore', { count: row.moreReasons })}`,
          gives: true,
          card: 'line',
        },
        file: {
          cell: row => t('orders.heldAt', { file: row.fileName, row: formatCount(row.rowNo) }),
          gives: true,
          card: 'line',
        },
        since: { cell: row => <InstantText at={row.since} /> },
      }),
    [t],
  )
  const held = useList({
    spec,
    call: PendingOrderListReport,
    ask: (question, page) => ({ body: { ...question, ...page } }),
    read: ({ pendingOrders, total, nextCursor }) => ({ rows: pendingOrders, total, next: nextCursor }),
    isNews: news => news.topic === 'import',
  })
  return (
    <DataList
      list={held}
      label={t('orders.held')}
      columns={columns}
      idOf={row => row.pendingId}
      nameOf={row => heldName(row, t)}
      empty={{ title: t('orders.heldNone'), why: t('orders.heldNoneWhy') }}
      searchHint={t('orders.heldSearch')}
      panel={(row, close) => <HeldPanel key={row.pendingId} row={row} onFile={onFile} onClose={close} />}
      onExport={exporter(ExportPendingOrders, { body: held.question })}
    />
  )
}
