import { useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { leaveGuards } from '../form/leaveGuard.ts'
import { useEscape } from '../keys/escapeStack.ts'
import {
  type CellFaults,
  clear,
  copyOf,
  fillDown,
  type GridRow,
  type GridRows,
  type History,
  openCellAfter,
  type Place,
  pasteAt,
  rangeOf,
  redo,
  setCell,
  step,
  undo,
  withoutRows,
} from './gridModel.ts'
import type { TakeTyped } from './openCell.ts'
import { readCells, writeCells } from './readCells.ts'

const moves: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -12, column: 0 },
  PageDown: { row: 12, column: 0 },
}

/** Where the next cell with a fault is, from a place on and around the end. */
function nextFault(rows: GridRows, from: Place, faultsOf: (row: GridRow) => CellFaults): Place | null {
  for (let i = 0; i <= rows.length; i++) {
    const row = (from.row + i) % Math.max(rows.length, 1)
    const columns = Object.keys(faultsOf(rows[row] ?? [])).map(Number)
    const column = columns.find(one => i > 0 || one > from.column)
    if (column !== undefined) return { row, column }
  }
  return null
}

/** What a person does in the grid: the active cell, the chosen range, the text being typed. */
export function useGridKeys({
  frame,
  history,
  onChange,
  width,
  faultsOf,
  typed,
  onDropped,
}: {
  frame: React.RefObject<HTMLElement | null>
  history: History
  onChange: (next: (history: History) => History) => void
  width: number
  faultsOf: (row: GridRow) => CellFaults
  typed: TakeTyped | undefined
  onDropped: (() => void) | undefined
}) {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const [anchor, setAnchor] = useState<Place>(active)
  const [edited, setEdited] = useState<string | null>(null)
  // The cell was opened on what stands in it: typing opens it on the first letter.
  const [isWhole, setWhole] = useState(false)
  const rows = history.now
  const [drawn, setDrawn] = useState(rows)
  if (drawn !== rows) {
    setDrawn(rows)
    // What is typed stays with its row, wherever an answer puts it.
    const open = edited === null ? null : openCellAfter(drawn, rows, active, edited)
    if (open !== null && open.text !== edited) setEdited(open.text)
    if (open !== null && open.row !== active.row) {
      setActive({ ...active, row: open.row })
      setAnchor({ ...active, row: open.row })
    }
  }
  // An answer has put what stands in the open cell into its row.
  const isTaken = useRef(false)
  const latest = useRef({ active, edited, rows, was: '' })
  latest.current = { active, edited, rows, was: rows[active.row]?.[active.column] ?? '' }
  // What is typed into a cell is not in its rows before the cell is left.
  useEffect(
    () =>
      leaveGuards.guard({
        isDirty: () => latest.current.edited !== null && latest.current.edited !== latest.current.was,
        drop: () => undefined,
      }),
    [],
  )

  const open = useCallback((text: string): void => {
    setWhole(true)
    setEdited(text)
  }, [])
  const goTo = useCallback((at: Place, extends_ = false): void => {
    setActive(at)
    if (!extends_) setAnchor(at)
  }, [])
  const change = useCallback(
    (next: (rows: GridRows) => GridRows): void => onChange(now => step(now, next(now.now))),
    [onChange],
  )
  const commit = useCallback((): void => {
    const { active: at, edited: typed } = latest.current
    if (typed === null) return
    latest.current.edited = null
    isTaken.current = false
    setEdited(null)
    change(now => setCell(now, width, at, typed.trim()))
  }, [change, width])
  useImperativeHandle(
    typed,
    () => () => {
      const { active: at, edited: text, rows: now } = latest.current
      if (text === null) return 'none'
      const before = isTaken.current ? 'again' : 'first'
      isTaken.current = true
      const next = setCell(now, width, at, text.trim())
      setDrawn(next)
      change(() => next)
      return before
    },
    [change, width],
  )
  const point = useCallback(
    (at: Place, extends_: boolean): void => {
      const now = latest.current
      if (now.edited !== null && now.active.row === at.row && now.active.column === at.column) return
      commit()
      goTo(at, extends_)
    },
    [commit, goTo],
  )
  // Typing into the row that is not there yet makes it, and another one below.
  const last = edited !== null && active.row === rows.length ? rows.length + 1 : rows.length
  const by = (move: Place, extends_ = false): void =>
    goTo(
      {
        row: Math.min(Math.max(active.row + move.row, 0), last),
        column: Math.min(Math.max(active.column + move.column, 0), width - 1),
      },
      extends_,
    )
  useEscape(edited !== null, () => {
    latest.current.edited = null
    setEdited(null)
    if (isTaken.current) onDropped?.()
    isTaken.current = false
    frame.current?.focus()
  })

  // Whoever goes from cell to cell by Tab passes blank ones too; the end of the row leads out.
  const isTabbing = useRef(false)
  const whileTyping = (event: React.KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' && event.key !== 'Tab') return
    event.preventDefault()
    isTabbing.current = event.key === 'Tab'
    commit()
    frame.current?.focus()
    by(
      event.key === 'Enter' ? { row: event.shiftKey ? -1 : 1, column: 0 } : { row: 0, column: event.shiftKey ? -1 : 1 },
    )
  }

  const command = (event: React.KeyboardEvent<HTMLElement>): boolean => {
    const range = rangeOf(anchor, active)
    const key = event.key.toLowerCase()
    if (key === 'd') change(now => fillDown(now, range))
    else if (key === 'z') onChange(event.shiftKey ? redo : undo)
    else if (key === 'y') onChange(redo)
    else if (key === 'a') {
      setAnchor({ row: 0, column: 0 })
      setActive({ row: Math.max(rows.length - 1, 0), column: width - 1 })
    } else if (key === '-' || key === 'backspace') change(now => withoutRows(now, range))
    else if (key === 'home') goTo({ row: 0, column: 0 }, event.shiftKey)
    else if (key === 'end') goTo({ row: Math.max(rows.length - 1, 0), column: width - 1 }, event.shiftKey)
    else return false
    return true
  }

  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>): void => {
    if (edited !== null) {
      whileTyping(event)
      return
    }
    const move = moves[event.key]
    const side = event.shiftKey ? -1 : 1
    if (event.key !== 'Shift' && event.key !== 'Tab') isTabbing.current = false
    let isMine = true
    if (event.ctrlKey || event.metaKey) isMine = command(event)
    else if (event.altKey) isMine = false
    else if (event.key === 'Tab' && isTabbing.current && active.column + side >= 0 && active.column + side < width)
      by({ row: 0, column: side })
    else if (move !== undefined) by(move, event.shiftKey)
    else if (event.key === 'Home') goTo({ ...active, column: 0 }, event.shiftKey)
    else if (event.key === 'End') goTo({ ...active, column: width - 1 }, event.shiftKey)
    else if (event.key === 'Enter' || event.key === 'F2') open(rows[active.row]?.[active.column] ?? '')
    else if (event.key === 'Delete' || event.key === 'Backspace') change(now => clear(now, rangeOf(anchor, active)))
    else if (event.key === 'F8') {
      const found = nextFault(rows, active, faultsOf)
      if (found !== null) goTo(found)
    } else if (event.key.length === 1) {
      setWhole(false)
      setEdited(event.key)
    } else isMine = false
    if (!isMine) return
    event.preventDefault()
    event.stopPropagation()
  }

  const onPaste = (event: React.ClipboardEvent): void => {
    if (edited !== null) return
    event.preventDefault()
    const cells = readCells(event.clipboardData.getData('text/plain'))
    change(now => pasteAt(now, width, active, cells))
  }
  const onCopy = (event: React.ClipboardEvent): void => {
    if (edited !== null) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeCells(copyOf(rows, rangeOf(anchor, active))))
  }
  /** For whoever has no keys; the rows of the chosen cells go, and the grid has the focus again. */
  const takeOut = (): void => {
    commit()
    change(now => withoutRows(now, rangeOf(anchor, active)))
    frame.current?.focus()
  }
  const takeBack = (): void => {
    onChange(undo)
    frame.current?.focus()
  }
  return {
    active,
    anchor,
    edited,
    isWhole,
    point,
    open,
    edit: setEdited,
    commit,
    takeOut,
    takeBack,
    onKeyDown,
    onPaste,
    onCopy,
  }
}
