import type { ReplyOf } from '@waybill/contract/call.ts'
import { FixImportRows } from '@waybill/contract/calls/Imports/FixImportRows.ts'
import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { GetImportRows } from '@waybill/contract/calls/Imports/GetImportRows.ts'
import { type HeldQuestion, heldQuestions } from '@waybill/contract/wire/imports.ts'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { explainShort } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { Grid } from '../../ui/grid/Grid.tsx'
import type { CellFaults, GridRow, GridRows, History } from '../../ui/grid/gridModel.ts'
import { Hint } from '../../ui/Hint.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { columnName, fieldName, reasonText, type ShownImport } from './words.ts'

type Row = ReplyOf<typeof GetImportRows>['rows'][number]

/** Rows that are shown at once: whoever has more begins with these. */
const SHOWN = 100
/** Columns before those of the file: the row, and why it is held. */
const BEFORE = 2

/** The held rows of an import, each with why, mended in place like a spreadsheet's. */
export function HeldRows({ shown }: { shown: ShownImport }) {
  const { runId } = shown.run
  const held = useCall(GetImportRows, { body: { runId, states: ['held'], pageSize: SHOWN } }).data
  if (held === undefined || held.rows.length === 0) return null
  const name = held.rows.map(({ rowNo, cells }) => `${rowNo} ${cells.join('\t')}`).join('\n')
  return <HeldGrid key={name} shown={shown} rows={held.rows} isMore={held.next !== null} />
}

/** Where the rows of a file that wait for an answer are answered. */
const heldPath = (file: string, asks: readonly HeldQuestion[]): string =>
  `/OpenOrders?${new URLSearchParams({ file: file.slice(0, FILE_MAX), asks: asks.join(',') })}#held`

/** As much of a name as a filter takes. */
const FILE_MAX = 100

function HeldGrid({ shown, rows, isMore }: { shown: ShownImport; rows: readonly Row[]; isMore: boolean }) {
  const t = useText()
  const { mapping } = shown
  const width = Math.max(mapping.columns.length, ...rows.map(({ cells }) => cells.length))
  const navigate = useNavigate()
  const codes = new Set(rows.map(({ reasons }) => reasons[0]?.code))
  const asks = shown.run.kind === 'orders' ? heldQuestions.filter(code => codes.has(code)) : []
  const fix = useChange(FixImportRows, [GetImport, GetImportRows])
  const fresh = useMemo((): GridRows => {
    const why = ({ reasons }: Row): string =>
      reasons
        .map(one => [one.field === '' ? '' : fieldName(t, one.field), reasonText(t, one)].filter(Boolean).join(': '))
        .join(' · ')
    return rows.map(row => [
      ...[String(row.rowNo), why(row)],
      ...Array.from({ length: width }, (_, column) => row.cells[column] ?? ''),
    ])
  }, [rows, t, width])
  const [history, setHistory] = useState<History>({ before: [], now: fresh, after: [] })
  const byNumber = useMemo(() => new Map(rows.map(row => [row.rowNo, row])), [rows])

  const faultsOf = (cells: GridRow): CellFaults => {
    const row = byNumber.get(Number(cells[0]))
    const own = (row?.reasons ?? []).filter(({ column }) => cells[column + BEFORE] === (row?.cells[column] ?? ''))
    return Object.fromEntries(
      own.filter(({ column }) => column >= 0).map(one => [one.column + BEFORE, reasonText(t, one)] as const),
    )
  }
  const changed = history.now.flatMap(cells => {
    const row = byNumber.get(Number(cells[0]))
    if (row === undefined) return []
    const own = Array.from({ length: width }, (_, column) => ({ column, text: cells[column + BEFORE] ?? '' }))
    const differs = own.filter(({ column, text }) => text !== (row.cells[column] ?? ''))
    return differs.length === 0 ? [] : [{ rowNo: row.rowNo, cells: differs }]
  })
  return (
    <div>
      <h3>{t('imports.heldTitle')}</h3>
      <Hint>{t('imports.heldWhy')}</Hint>
      {asks.length > 0 && (
        <LinkButton tone="plain" onClick={() => void navigate(heldPath(shown.run.name, asks))}>
          {t('imports.heldAnswer')}
        </LinkButton>
      )}
      {isMore && <Hint>{t('imports.heldMore', { count: SHOWN })}</Hint>}
      <Grid
        label={t('imports.heldTitle')}
        columns={[
          { title: t('imports.rowNo'), width: '60px', align: 'right' },
          { title: t('imports.whyHeld'), width: '280px' },
          ...Array.from({ length: width }, (_, column) => ({
            ...{ title: columnName(t, shown, column), width: '140px' },
          })),
        ]}
        history={history}
        onChange={setHistory}
        faultsOf={faultsOf}
        height={320}
      />
      {fix.error !== null && <p role="alert">{explainShort(fix.error)}</p>}
      <ButtonRow flush>
        <BusyButton
          isBusy={fix.isPending}
          disabled={changed.length === 0}
          onClick={() => fix.mutate({ body: { runId: shown.run.runId, rows: changed } })}
        >
          {t('imports.again')}
        </BusyButton>
      </ButtonRow>
    </div>
  )
}
