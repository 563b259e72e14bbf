import { Button } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../texts/texts.ts'
import { leaveGuards } from '../../ui/form/leaveGuard.ts'
import { useOpenEdit } from '../../ui/form/openEdits.ts'
import { useGuard } from '../../ui/form/useGuard.ts'
import { formatCount } from '../../ui/format.ts'
import { Grid } from '../../ui/grid/Grid.tsx'
import { type GridRows, type History, pasteAt } from '../../ui/grid/gridModel.ts'
import { useEscape } from '../../ui/keys/escapeStack.ts'
import classes from './ItemsEditor.module.css'
import { draftOfCells, faultsOfCells, isBlankRow, isHeading, itemColumns } from './itemCells.ts'
import type { ItemDraft } from './itemDraft.ts'

/** Lines from a spreadsheet: put in at once, mended in the cell, taken into the order when all of them hold. */
export function ItemGrid({
  start,
  room,
  onTake,
  onClose,
}: {
  /** What was pasted to begin with. */
  start: GridRows
  /** How many more lines the order takes. */
  room: number
  onTake: (lines: readonly ItemDraft[]) => void
  onClose: () => void
}) {
  const t = useText()
  const section = useRef<HTMLElement>(null)
  const columns = useMemo(itemColumns, [])
  const [history, setHistory] = useState<History>(() => {
    const cells = isHeading(start[0] ?? ['']) ? start.slice(1) : start
    return { before: [], now: pasteAt([], columns.length, { row: 0, column: 0 }, cells), after: [] }
  })
  const lines = useMemo(() => history.now.filter(row => !isBlankRow(row)), [history])
  useEffect(() => section.current?.querySelector<HTMLElement>('[role="grid"]')?.focus(), [])
  const guard = useGuard(lines.length > 0)
  useEscape(true, () => leaveGuards.ask(onClose, undefined, [guard]))
  const bad = useMemo(() => lines.reduce((sum, row) => sum + Object.keys(faultsOfCells(row)).length, 0), [lines])
  const over = lines.length - room
  const focusGrid = (): void => section.current?.querySelector<HTMLElement>('[role="grid"]')?.focus()
  useOpenEdit('sheet', {
    isDirty: lines.length > 0,
    settle: async () => {
      if (bad > 0 || over > 0) {
        focusGrid()
        return false
      }
      flushSync(() => onTake(lines.map(draftOfCells)))
      return true
    },
  })
  return (
    <section ref={section} className={classes.sheet} aria-label={t('items.sheet')}>
      <p className={classes.sheetState} role="status">
        {t('items.sheetLines', { count: lines.length })}
        {bad > 0 && <strong> {t('items.sheetBad', { count: bad })}</strong>}
        {over > 0 && <strong> {t('items.sheetOver', { over: formatCount(over), room })}</strong>}
      </p>
      <Grid
        label={t('items.sheet')}
        columns={columns}
        history={history}
        onChange={setHistory}
        faultsOf={faultsOfCells}
      />
      <div className={classes.sheetButtons}>
        <Button disabled={lines.length === 0 || bad > 0 || over > 0} onClick={() => onTake(lines.map(draftOfCells))}>
          {t('items.sheetTake', { count: lines.length })}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('actions.cancel')}
        </Button>
      </div>
    </section>
  )
}
