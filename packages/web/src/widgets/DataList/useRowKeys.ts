import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { takeSearchKeys } from '../../ui/keys/earlySearch.ts'
import { useKeys } from '../../ui/keys/useKeys.ts'

const rowAt = (box: HTMLElement | null, index: number): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`[data-row="${index}"]`) ?? null

const focusRow = (box: HTMLElement | null, index: number): boolean => {
  const link = rowAt(box, index)?.querySelector<HTMLElement>('[data-row-link]')
  link?.focus()
  return link != null
}

/** j k move, x selects, e edits, . opens the row's menu, / goes to the search. Enter is the focused link's own. */
export function useRowKeys(options: {
  readonly box: RefObject<HTMLDivElement | null>
  readonly count: number
  readonly onSelect: (index: number) => void
  readonly onEdit: (index: number) => void
  /** @param typed what was typed for it before the list was there. */
  readonly onSearch: (typed: string) => void
}): number {
  const t = useText()
  const { box } = options
  const [active, setActive] = useState(-1)
  const now = useRef({ ...options, active })
  now.current = { ...options, active }
  /** A row that was not drawn yet takes the focus once it is. */
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    if (wanted.current !== null && focusRow(box.current, wanted.current)) wanted.current = null
  })
  useEffect(() => {
    const typed = takeSearchKeys()
    if (typed !== null) now.current.onSearch(typed)
  }, [])
  const keys = useMemo(() => {
    const focusedRow = (): number => {
      const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
      return focused === undefined ? now.current.active : Number(focused)
    }
    const move = (to: number): void => {
      const { count } = now.current
      const index = Math.max(0, Math.min(count - 1, to))
      if (count === 0) return
      setActive(index)
      if (focusRow(box.current, index)) return
      wanted.current = index
      // Rows of a long table are all as high: the box is put where the row will be.
      const [drawn] = box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []
      box.current?.scrollTo({ top: Math.max(0, index - 2) * (drawn?.getBoundingClientRect().height ?? 0) })
    }
    const onRow = (act: (index: number) => void) => () => {
      const index = focusedRow()
      if (index >= 0 && index < now.current.count) act(index)
    }
    return {
      j: () => move(focusedRow() + 1),
      k: () => move(focusedRow() - 1),
      x: onRow(index => now.current.onSelect(index)),
      e: onRow(index => now.current.onEdit(index)),
      '.': onRow(index => rowAt(box.current, index)?.querySelector<HTMLElement>('[data-row-menu]')?.click()),
      '/': () => now.current.onSearch(''),
    }
  }, [box])
  useKeys(keys, {
    j: t('frame.keyDown'),
    k: t('frame.keyUp'),
    x: t('frame.keySelect'),
    e: t('frame.keyEdit'),
    '.': t('frame.keyMenu'),
    '/': t('frame.keySearch'),
  })
  return active < options.count ? active : -1
}
