import { useDebouncedCallback } from '@mantine/hooks'
import { SaveListColumns } from '@waybill/contract/calls/Lists/SaveListColumns.ts'
import type { ListName } from '@waybill/contract/lists/index.ts'
import { type ListColumns, listColumns } from '@waybill/contract/wire/savedView.ts'
import { useMemo, useState } from 'react'
import { makeCall } from '../../api/call.ts'
import { signedInUser } from '../../api/session.ts'
import { type Arranged, arrange, shifted, sized, toggled } from './layout.ts'
import type { Column } from './types.ts'
import type { SavedViews } from './useSavedViews.ts'

const SETTLED_MS = 600

const keyFor = (list: string): string => `waybill.preference.columns.${signedInUser()?.UserId ?? 0}.${list}`

/** What this device remembers, so that the first picture has the right columns. */
function remembered(list: string): ListColumns | null {
  try {
    return listColumns.parse(JSON.parse(localStorage.getItem(keyFor(list)) ?? ''))
  } catch {
    return null
  }
}

function remember(list: string, columns: ListColumns): void {
  try {
    localStorage.setItem(keyFor(list), JSON.stringify(columns))
  } catch {
    // A full or forbidden storage costs the first picture, nothing else: the server keeps them.
  }
}

/** The columns of a list, chosen, ordered and sized: as changed just now, as the open view has them, as the person left them. */
export function useColumns<Row, Field extends string>(
  list: ListName,
  columns: readonly Column<Row, Field>[],
  views: SavedViews,
) {
  const viewId = views.opened?.viewId ?? 0
  const [edited, setEdited] = useState<{ readonly viewId: number; readonly columns: ListColumns } | null>(null)
  const [device, setDevice] = useState(() => remembered(list))
  const keep = useDebouncedCallback((kept: ListColumns) => {
    // What could not be kept stays on this device, and goes with the next change.
    makeCall(SaveListColumns, { body: { list, columns: kept } }).catch(() => undefined)
  }, SETTLED_MS)
  const change = (next: ListColumns): void => {
    setEdited({ viewId, columns: next })
    setDevice(next)
    remember(list, next)
    keep(next)
  }
  const kept =
    (edited?.viewId === viewId ? edited.columns : views.opened?.columns) ?? edited?.columns ?? views.columns ?? device
  const shown: readonly Arranged<Column<Row, Field>>[] = useMemo(() => arrange(columns, kept), [columns, kept])
  return {
    shown,
    kept: shown.map(({ id, width }) => ({ id, ...(width === undefined ? {} : { width }) })),
    toggle: (id: string) => change(toggled(shown, id)),
    shift: (id: string, by: number) => change(shifted(shown, id, by)),
    size: (id: string, width: number) => change(sized(shown, id, width)),
    reset: () => change(arrange(columns, null).map(({ id }) => ({ id }))),
  }
}

export type Columns<Row, Field extends string> = ReturnType<typeof useColumns<Row, Field>>
