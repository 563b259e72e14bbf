import { useEffect, useMemo, useRef, useState } from 'react'
import { explainShort } from '../../api/explain.ts'
import { CallProblem } from '../../api/problem.ts'
import { type Guard, leaveGuards } from '../../ui/form/leaveGuard.ts'
import type { CellFaults, GridRow, GridRows, History } from '../../ui/grid/gridModel.ts'

/** A list as it was saved: its rows as text, and the version that goes with a save. */
export interface SavedRows {
  readonly version: number
  readonly rows: GridRows
}

const isBlankRow = (row: GridRow): boolean => row.every(cell => cell.trim() === '')

const fresh = (rows: GridRows): History => ({ before: [], now: rows, after: [] })
const filled = (rows: GridRows): GridRows => rows.filter(row => !isBlankRow(row))

export interface GridPageState {
  readonly history: History
  readonly onChange: (next: (history: History) => History) => void
  /** Rows with something in them, in their order: what a save sends. */
  readonly rows: GridRows
  readonly isDirty: boolean
  /** Cells that keep the list from being saved. */
  readonly bad: number
  readonly problem: { readonly message: string; readonly requestId: string } | null
  /** Somebody else saved meanwhile. */
  readonly isOutdated: boolean
  readonly save: () => Promise<void>
  readonly loadAgain: () => Promise<void>
}

/**
 * A list that is edited as cells and saved whole. What was typed stays until it is saved or thrown away: a version of
 * somebody else's is told and does not take its place.
 */
export function useGridPage(given: {
  readonly opened: SavedRows
  readonly faultsOf: (row: GridRow) => CellFaults
  readonly save: (rows: GridRows, version: number) => Promise<SavedRows>
  readonly load: () => Promise<SavedRows>
}): GridPageState {
  const [base, setBase] = useState(given.opened)
  const [history, setHistory] = useState(() => fresh(given.opened.rows))
  const [problem, setProblem] = useState<GridPageState['problem']>(null)
  const [isOutdated, setOutdated] = useState(false)
  const rows = useMemo(() => filled(history.now), [history])
  const isDirty = useMemo(() => JSON.stringify(rows) !== JSON.stringify(filled(base.rows)), [rows, base])
  const dirty = useRef(false)
  dirty.current = isDirty
  const guard = useMemo<Guard>(() => ({ isDirty: () => dirty.current, drop: () => undefined }), [])
  useEffect(() => leaveGuards.guard(guard), [guard])
  const { faultsOf } = given
  const bad = useMemo(() => rows.reduce((sum, row) => sum + Object.keys(faultsOf(row)).length, 0), [rows, faultsOf])
  const open = (saved: SavedRows): void => {
    setBase(saved)
    setHistory(fresh(saved.rows))
    setProblem(null)
    setOutdated(false)
  }
  const trying = async (work: () => Promise<SavedRows>): Promise<void> => {
    try {
      open(await work())
    } catch (error) {
      const requestId = error instanceof CallProblem ? error.requestId : ''
      setOutdated(error instanceof CallProblem && error.code === 'ChangedMeanwhile')
      setProblem({ message: explainShort(error), requestId })
    }
  }
  return {
    ...{ history, rows, isDirty, bad, problem, isOutdated },
    onChange: setHistory,
    save: () => trying(() => given.save(rows, base.version)),
    loadAgain: () => trying(given.load),
  }
}
