import { useQueryClient } from '@tanstack/react-query'
import { DeleteDraft } from '@waybill/contract/calls/Shipment/DeleteDraft.ts'
import { GetDrafts } from '@waybill/contract/calls/Shipment/GetDrafts.ts'
import { SaveDraft } from '@waybill/contract/calls/Shipment/SaveDraft.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { makeCall } from '../../api/call.ts'
import { CallProblem } from '../../api/problem.ts'
import { repeatWhenBack, type Signs } from '../../api/repeatWhenBack.ts'
import { isHeard, onHeard } from '../../api/socket.ts'
import { forget } from '../../api/useCall.ts'
import { savesFirst } from '../../ui/form/savesFirst.ts'
import { useLookOnly } from '../../ui/lookOnly.tsx'
import { createDraftKeeper, type DraftKeeper, type DraftState } from './draftKeeper.ts'
import { dropLocal, type KeptOrder, keepLocal, type Saved, whereOf } from './keptOrder.ts'

/** Typing is saved on the server after this much rest, in this tab almost at once. */
const REST_MS = 1200
const LOCAL_MS = 150

const signs: Signs = {
  onLine: onHeard,
  isLineUp: isHeard,
  onNetwork: told => {
    window.addEventListener('online', told)
    return () => window.removeEventListener('online', told)
  },
}

export interface Draft extends Pick<DraftKeeper, 'keepHere' | 'settle' | 'goOn' | 'end' | 'throwAway'> {
  readonly state: DraftState
}

/**
 * Keeps the order while it is typed: in this tab at once, on the server after a short rest.
 * @param typed null while there is nothing worth keeping.
 * @param saved the shipment on the screen: what is kept of it is never that of a new order of the same page.
 */
export function useDraft(
  userId: number,
  screen: string,
  typed: KeptOrder | null,
  { saved, draftId: startId }: { readonly saved: Saved | null; readonly draftId: number | null },
): Draft {
  const cache = useQueryClient()
  // Where nothing may be changed nothing was typed.
  const order = useLookOnly() ? null : typed
  const [state, setState] = useState<DraftState>({ kind: 'none' })
  const where = useRef<string | number>(whereOf(screen, { saved }))
  if (order !== null) where.current = whereOf(screen, order)
  const [keeper] = useState(() =>
    createDraftKeeper(startId, {
      save: (draftId, kept) =>
        makeCall(SaveDraft, { body: { ...(draftId === null ? {} : { draftId }), form: { ...kept } } }).catch(
          (problem: unknown) => {
            if (draftId !== null && problem instanceof CallProblem && problem.code === 'NotFound') return null
            throw problem
          },
        ),
      remove: draftId => makeCall(DeleteDraft, { body: { draftId } }),
      keepHere: (draftId, kept) => keepLocal(userId, whereOf(screen, kept), draftId, kept),
      dropHere: () => dropLocal(userId, where.current),
      onState: setState,
    }),
  )
  keeper.show(order)

  useEffect(() => {
    if (order === null) {
      void keeper.takeBack().then(isGone => (isGone ? forget(cache, GetDrafts) : undefined))
      return
    }
    const soon = window.setTimeout(keeper.keepHere, LOCAL_MS)
    const later = window.setTimeout(() => void keeper.save(), REST_MS)
    return () => {
      window.clearTimeout(soon)
      window.clearTimeout(later)
    }
  }, [order, keeper, cache])

  const failures = useRef(0)
  // Each failure is a state of its own: the next one waits longer.
  useEffect(() => {
    if (state.kind !== 'failed') {
      failures.current = 0
      return
    }
    const stop = repeatWhenBack(() => void keeper.save(), failures.current, signs)
    failures.current += 1
    return stop
  }, [state, keeper])

  useEffect(() => savesFirst(keeper.save), [keeper])
  useEffect(() => {
    window.addEventListener('pagehide', keeper.keepHere)
    return () => {
      window.removeEventListener('pagehide', keeper.keepHere)
      keeper.keepHere()
    }
  }, [keeper])

  return useMemo(
    () => ({
      state,
      keepHere: keeper.keepHere,
      settle: keeper.settle,
      goOn: keeper.goOn,
      end: async () => {
        await keeper.end()
        await forget(cache, GetDrafts)
      },
      throwAway: async () => {
        await keeper.throwAway()
        await forget(cache, GetDrafts)
      },
    }),
    [state, keeper, cache],
  )
}
