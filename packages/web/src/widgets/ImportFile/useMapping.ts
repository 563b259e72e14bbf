import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { UpdateMappedColumns } from '@waybill/contract/calls/Shipment/UpdateMappedColumns.ts'
import { useRef, useState } from 'react'
import { useChange } from '../../api/useChange.ts'
import type { Mapping } from './MapColumns.tsx'
import type { ShownImport } from './words.ts'

interface Said {
  readonly mapping: Mapping
  readonly policy: ShownImport['options']['policy']
  /** Whose file it is; 0: no source's. Null: nobody said. */
  readonly sourceId: number | null
}

/**
 * How a file is understood while a person says so: each change is saved as it is made, one after the other, and what is shown
 * is what was said last, however late the answers are.
 */
export function useMapping({ run, mapping, options, sourceId }: ShownImport) {
  const save = useChange(UpdateMappedColumns, [GetImport])
  const [draft, setDraft] = useState<Said | null>(null)
  const now = useRef<Said>({ mapping, policy: options.policy, sourceId })
  if (draft === null) now.current = { mapping, policy: options.policy, sourceId }
  const unsaved = useRef<Said | null>(null)
  const isSaving = useRef(false)

  const saveAll = async (): Promise<void> => {
    if (isSaving.current) return
    isSaving.current = true
    while (unsaved.current !== null) {
      const said = unsaved.current
      unsaved.current = null
      const whose = said.sourceId === null || said.sourceId === sourceId ? {} : { sourceId: said.sourceId }
      const body = { runId: run.runId, mapping: said.mapping, options: { policy: said.policy }, ...whose }
      // What was refused is shown, and what stands on the server holds.
      await save.mutateAsync({ body }).catch(() => {})
    }
    isSaving.current = false
    setDraft(null)
  }
  return {
    ...now.current,
    isSaving: draft !== null,
    error: save.error,
    change: (said: Partial<Said>): void => {
      now.current = { ...now.current, ...said }
      unsaved.current = now.current
      setDraft(now.current)
      void saveAll()
    },
  }
}
