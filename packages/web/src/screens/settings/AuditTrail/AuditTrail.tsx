import '../../../texts/audit.ts'
import '../../../texts/carrierOrders.ts'
import '../../../texts/lists.ts'
import '../../../texts/shipment.ts'
import {
  AUDIT_COUNTED_MAX,
  list as auditTrail,
  ExportAuditTrail,
  GetAuditTrail,
} from '@waybill/contract/lists/auditTrail.ts'
import { NOBODY } from '@waybill/contract/wire/auditEntry.ts'
import { useMemo } from 'react'
import { useText } from '../../../texts/texts.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { columnsOf, exporter, specOf } from '../../../widgets/DataList/definedList.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { actionName, kindName, recordName, shownSide } from './auditWords.ts'
import { EntryPanel } from './EntryPanel.tsx'

const spec = specOf(auditTrail, {
  kinds: kindName,
  // Whoever works for the company is among the choices, by name.
  people: (value, t) => t(value === NOBODY ? 'audit.nobody' : 'audit.somebodyElse'),
})

/** Who changed what, and when: every line of the history, or of one record, one person, some days. */
export function AuditTrail() {
  const t = useText()
  const columns = useMemo(
    () =>
      columnsOf(auditTrail, t, {
        at: { cell: row => <InstantText at={row.at} /> },
        actor: { cell: row => row.actor, card: 'line' },
        kind: { cell: row => kindName(row.kind, t), card: 'aside' },
        record: { cell: row => recordName(row), card: 'line' },
        action: { cell: row => actionName(row.action, t), card: 'line' },
        before: { cell: row => shownSide(row.before, t), gives: true },
        after: { cell: row => shownSide(row.after, t), gives: true },
        requestId: { cell: row => row.requestId, shown: false },
      }),
    [t],
  )
  const list = useList({
    spec,
    call: GetAuditTrail,
    ask: (question, page) => ({ body: { ...question, ...page } }),
    read: ({ entries, total, nextCursor }) => ({
      rows: entries,
      total: total > AUDIT_COUNTED_MAX ? null : total,
      next: nextCursor,
    }),
  })
  const people = (list.reply?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <PageHeader title={t('screens.auditTrail')} />
      <DataList
        list={list}
        label={t('screens.auditTrail')}
        columns={columns}
        idOf={row => row.auditId}
        nameOf={row => `${actionName(row.action, t)} ${recordName(row)}`}
        empty={{ title: t('audit.emptyTitle'), why: t('audit.emptyWhy') }}
        searchHint={t('audit.searchHint')}
        options={{ people: [...people, { value: NOBODY, label: t('audit.nobody') }] }}
        onEdit={row => list.change({ open: String(row.auditId) })}
        onExport={exporter(ExportAuditTrail, { body: list.question })}
        panel={(row, close) => <EntryPanel key={row.auditId} entry={row} onClose={close} />}
      />
    </>
  )
}
