import { createContext, use, useEffect, useMemo, useRef, useState } from 'react'

/** Something open on a page that belongs to what the page saves or buys, such as the stops of an order. */
export interface OpenEdit {
  readonly isDirty: boolean
  /** Puts it where it belongs; false when something has to be mended first, which then has the focus. */
  readonly settle: () => Promise<boolean>
}

export interface OpenEdits {
  /** Something open is not saved: what was made from the page is not made from it. */
  readonly isDirty: boolean
  /** Settles what is open, one after the other; false as soon as one has to be mended first. */
  readonly settle: () => Promise<boolean>
  readonly register: (id: string, edit: () => OpenEdit, isDirty: boolean) => void
  readonly leave: (id: string) => void
}

export const OpenEditsContext = createContext<OpenEdits | null>(null)

/** What is open and not saved within the page. */
export function useOpenEdits(): OpenEdits {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set())
  const open = useRef(new Map<string, () => OpenEdit>())
  const [fixed] = useState(() => {
    const mark = (id: string, isDirty: boolean): void =>
      setDirty(before => {
        if (before.has(id) === isDirty) return before
        const next = new Set(before)
        if (isDirty) next.add(id)
        else next.delete(id)
        return next
      })
    return {
      register: (id: string, edit: () => OpenEdit, isDirty: boolean): void => {
        open.current.set(id, edit)
        mark(id, isDirty)
      },
      leave: (id: string): void => {
        open.current.delete(id)
        mark(id, false)
      },
      settle: async (): Promise<boolean> => {
        for (const edit of [...open.current.values()]) {
          const { isDirty, settle } = edit()
          if (isDirty && !(await settle())) return false
        }
        return true
      },
    }
  })
  const isDirty = dirty.size > 0
  return useMemo(() => ({ ...fixed, isDirty }), [fixed, isDirty])
}

/** Has the page settle this before it saves, asks for prices or buys. @param id names it on its page, once */
export function useOpenEdit(id: string, edit: OpenEdit): void {
  const edits = use(OpenEditsContext)
  const latest = useRef(edit)
  latest.current = edit
  const { isDirty } = edit
  const register = edits?.register
  const leave = edits?.leave
  useEffect(() => register?.(id, () => latest.current, isDirty), [register, id, isDirty])
  useEffect(() => () => leave?.(id), [leave, id])
}
