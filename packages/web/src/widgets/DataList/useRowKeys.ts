import { type RefObject, useMemo, useState } from 'react'
import { useKeys } from '../../ui/keys/useKeys.ts'

/** j k move, x selects, e edits, . opens the row's menu, / goes to the search. Enter is the focused link's own. */
export function useRowKeys(options: {
  readonly list: RefObject<HTMLDivElement | null>
  readonly count: number
  readonly onSelect: (index: number) => void
  readonly onEdit: (index: number) => void
  readonly onSearch: () => void
}): number {
  const { list, count, onSelect, onEdit, onSearch } = options
  const [active, setActive] = useState(-1)
  const keys = useMemo(() => {
    const row = (index: number) => list.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)
    const focusedRow = (): number => {
      const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
      return focused === undefined ? active : Number(focused)
    }
    const move = (to: number): void => {
      const index = Math.max(0, Math.min(count - 1, to))
      if (count === 0) return
      setActive(index)
      row(index)?.querySelector<HTMLElement>('[data-row-link]')?.focus()
    }
    const onRow = (act: (index: number) => void) => () => {
      const index = focusedRow()
      if (index >= 0 && index < count) act(index)
    }
    return {
      j: () => move(focusedRow() + 1),
      k: () => move(focusedRow() - 1),
      x: onRow(onSelect),
      e: onRow(onEdit),
      '.': onRow(index => row(index)?.querySelector<HTMLElement>('[data-row-menu]')?.click()),
      '/': onSearch,
    }
  }, [list, count, active, onSelect, onEdit, onSearch])
  useKeys(keys)
  return active < count ? active : -1
}
