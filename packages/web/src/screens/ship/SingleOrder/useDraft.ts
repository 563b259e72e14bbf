import { useQueryClient } from '@tanstack/react-query'
import { DeleteDraft } from '@waybill/contract/calls/Shipment/DeleteDraft.ts'
import { GetDrafts } from '@waybill/contract/calls/Shipment/GetDrafts.ts'
import { SaveDraft } from '@waybill/contract/calls/Shipment/SaveDraft.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { makeCall } from '../../../api/call.ts'
import { forget } from '../../../api/useCall.ts'
import { dropLocal, type KeptOrder, keepLocal } from './keptOrder.ts'

/** Typing is saved on the server after this much rest, in this tab almost at once. */
const REST_MS = 1200
const LOCAL_MS = 150

type DraftState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed' }

export interface Draft {
  readonly state: DraftState
  readonly id: () => number | null
  /** The order is built or thrown away: what was kept of it goes. The server has ended its draft with the build. */
  readonly end: () => void
  readonly throwAway: () => Promise<void>
}

/**
 * Keeps the order while it is typed: in this tab at once, on the server after a short rest. One save at a time, so that
 * two never make two drafts.
 * @param order null while there is nothing worth keeping.
 */
export function useDraft(userId: number, screen: string, order: KeptOrder | null, startId: number | null): Draft {
  const cache = useQueryClient()
  const id = useRef(startId)
  const latest = useRef(order)
  const isSaving = useRef(false)
  const isWanted = useRef(false)
  /** Thrown away: whatever still stands on the screen until it is cleared is not kept again. */
  const isOver = useRef(false)
  const [state, setState] = useState<DraftState>({ kind: 'none' })
  latest.current = isOver.current ? null : order

  const save = useCallback(async (): Promise<void> => {
    isWanted.current = true
    if (isSaving.current) return
    isSaving.current = true
    try {
      while (isWanted.current && latest.current !== null) {
        isWanted.current = false
        const known = id.current === null ? {} : { draftId: id.current }
        const { draftId, updatedAt } = await makeCall(SaveDraft, { body: { ...known, form: { ...latest.current } } })
        id.current = draftId
        setState({ kind: 'saved', at: updatedAt })
      }
    } catch {
      // The copy of this tab stands; the next change tries again.
      setState({ kind: 'failed' })
    } finally {
      isSaving.current = false
    }
  }, [])

  useEffect(() => {
    if (order === null) return
    const keep = () => {
      if (latest.current !== null) keepLocal(userId, screen, id.current, latest.current)
    }
    const soon = window.setTimeout(keep, LOCAL_MS)
    const later = window.setTimeout(() => void save(), REST_MS)
    return () => {
      window.clearTimeout(soon)
      window.clearTimeout(later)
    }
  }, [order, userId, screen, save])

  useEffect(() => {
    const keep = (): void => {
      if (latest.current !== null) keepLocal(userId, screen, id.current, latest.current)
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [userId, screen])

  const end = useCallback(() => {
    id.current = null
    latest.current = null
    isWanted.current = false
    dropLocal(userId, screen)
    setState({ kind: 'none' })
    void forget(cache, GetDrafts)
  }, [userId, screen, cache])

  const throwAway = useCallback(async () => {
    const draftId = id.current
    isOver.current = true
    end()
    if (draftId !== null) await makeCall(DeleteDraft, { body: { draftId } })
    await forget(cache, GetDrafts)
  }, [end, cache])

  return { state, id: () => id.current, end, throwAway }
}
