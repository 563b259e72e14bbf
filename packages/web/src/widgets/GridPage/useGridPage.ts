import { use, useEffect, useMemo, useRef, useState } from 'react'
import { explainShort } from '../../api/explain.ts'
import { CallProblem } from '../../api/problem.ts'
import { text } from '../../texts/texts.ts'
import { dropText, keepText, keptText } from '../../ui/form/keptText.ts'
import { PersonContext } from '../../ui/form/person.ts'
import { useGuard } from '../../ui/form/useGuard.ts'
import {
  type CellFaults,
  type GridRow,
  type GridRows,
  type History,
  isBlankRow,
  step,
} from '../../ui/grid/gridModel.ts'
import { mergeRows, type RowConflict, takeRows } from '../../ui/grid/mergeRows.ts'
import { type TakeTyped, useOpenCell } from '../../ui/grid/openCell.ts'

/** A list as it was saved: its rows as text, and the version that goes with a save. */
export interface SavedRows {
  readonly version: number
  readonly rows: GridRows
}

const fresh = (rows: GridRows): History => ({ before: [], now: rows, after: [] })
const filled = (rows: GridRows): GridRows => rows.filter(row => !isBlankRow(row))
const isSame = (one: GridRows, other: GridRows): boolean => JSON.stringify(one) === JSON.stringify(other)

export interface GridPageState {
  readonly history: History
  readonly onChange: (next: (history: History) => History) => void
  /** Rows with something in them, in their order: what a save sends. */
  readonly rows: GridRows
  readonly typed: TakeTyped
  /** What an answer took from an open cell goes again: the cell was left without it. */
  readonly dropTyped: () => void
  readonly isDirty: boolean
  /** Cells that keep the list from being saved. */
  readonly bad: number
  readonly problem: { readonly message: string; readonly requestId: string } | null
  /** It was opened with what had been typed before. */
  readonly isRestored: boolean
  /** Rows that somebody else saved differently while they were typed here. */
  readonly conflicts: readonly RowConflict[]
  /** Puts one of the two into the list. */
  readonly choose: (conflict: RowConflict, whose: 'mine' | 'theirs') => void
  /** Back to what is saved; what was typed is forgotten. */
  readonly discard: () => void
  readonly save: () => Promise<void>
}

/**
 * A list that is edited as cells and saved whole. What was typed stays until it is saved or thrown away, through a reload and
 * a sign-in too; what somebody else saved meanwhile is merged into it row by row.
 */
export function useGridPage(given: {
  /** Name under which what is typed is kept for the person. */
  readonly keepAs: string
  readonly opened: SavedRows
  readonly faultsOf: (row: GridRow) => CellFaults
  readonly save: (rows: GridRows, version: number) => Promise<SavedRows>
  readonly load: () => Promise<SavedRows>
}): GridPageState {
  const { keepAs } = given
  const person = use(PersonContext)
  const [start] = useState(() => {
    const kept = keptText<{ rows: GridRows }>(person, keepAs)
    const { rows } = given.opened
    return kept === null ? { rows, conflicts: [] } : mergeRows(kept.base.rows, kept.values.rows, filled(rows))
  })
  const [base, setBase] = useState(given.opened)
  const [history, setHistory] = useState(() => fresh(start.rows))
  const [problem, setProblem] = useState<GridPageState['problem']>(null)
  const [isRestored, setRestored] = useState(() => !isSame(filled(start.rows), filled(given.opened.rows)))
  const [conflicts, setConflicts] = useState<readonly RowConflict[]>(start.conflicts)
  const rows = useMemo(() => filled(history.now), [history])
  const isDirty = useMemo(() => !isSame(rows, filled(base.rows)), [rows, base])
  const latest = useRef(rows)
  latest.current = rows
  /** Answers may come while a cell is open: what stands in it counts as typed, until it is left by Escape. */
  const cell = useOpenCell<readonly RowConflict[]>(latest)
  useGuard(isDirty, () => dropText(person, keepAs))
  useEffect(() => {
    if (!isDirty) dropText(person, keepAs)
    else keepText(person, keepAs, { version: base.version, base: { rows: filled(base.rows) }, values: { rows } })
  }, [isDirty, rows, base, person, keepAs])
  const { faultsOf } = given
  const bad = useMemo(() => rows.reduce((sum, row) => sum + Object.keys(faultsOf(row)).length, 0), [rows, faultsOf])

  const open = (saved: SavedRows): void => {
    setBase(saved)
    setHistory(fresh(saved.rows))
    setProblem(null)
    setConflicts([])
    setRestored(false)
  }
  /** Somebody was faster: takes over what they changed, and asks about what both did. Nothing is saved by it. */
  const meet = async (): Promise<void> => {
    const theirs = await given.load()
    const untyped = cell.take()
    const merged = mergeRows(filled(base.rows), latest.current, filled(theirs.rows))
    const without = mergeRows(filled(base.rows), untyped, filled(theirs.rows))
    cell.keep(without.rows, without.conflicts)
    setBase(theirs)
    setHistory(now => step(now, merged.rows))
    setConflicts(merged.conflicts)
    setProblem({ message: text(merged.conflicts.length > 0 ? 'forms.conflict' : 'forms.merged'), requestId: '' })
  }
  const save = async (): Promise<void> => {
    const sent = rows
    try {
      const saved = await given.save(sent, base.version)
      const untyped = cell.take()
      if (isSame(latest.current, sent)) return open(saved)
      cell.keep(isSame(untyped, sent) ? filled(saved.rows) : untyped, [])
      // Typed while it was on its way: that stays, over what is saved now.
      setBase(saved)
      setProblem(null)
      setConflicts([])
    } catch (error) {
      if (error instanceof CallProblem && error.code === 'ChangedMeanwhile') return await meet()
      throw error
    }
  }
  return {
    ...{ history, rows, typed: cell.typed, isDirty, bad, problem, isRestored, conflicts },
    onChange: setHistory,
    dropTyped: () => {
      const without = cell.without()
      if (without === null) return
      setHistory(now => step(now, without.rows))
      setConflicts(without.more)
      if (without.more.length === 0) {
        setProblem(now => (now === null ? null : { message: text('forms.merged'), requestId: '' }))
      }
    },
    choose: (conflict, whose) => {
      const [from, to] = whose === 'theirs' ? [conflict.mine, conflict.theirs] : [conflict.theirs, conflict.mine]
      setHistory(now => step(now, takeRows(now.now, from, to) ?? now.now))
    },
    discard: () => open(base),
    save: () =>
      save().catch((error: unknown) => {
        setProblem({ message: explainShort(error), requestId: error instanceof CallProblem ? error.requestId : '' })
      }),
  }
}
