import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '@waybill/contract/call.ts'
import { CloseBulk } from '@waybill/contract/calls/Bulk/CloseBulk.ts'
import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { StopBulk } from '@waybill/contract/calls/Bulk/StopBulk.ts'
import type { BulkAction, WireBulkJob } from '@waybill/contract/wire/bulk.ts'
import { useEffect, useRef, useState } from 'react'
import { makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { CallProblem } from '../../api/problem.ts'
import { forget, useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useIsLive, useLive } from '../../api/useLive.ts'
import { text } from '../../texts/texts.ts'
import { notify } from '../../ui/notify.ts'
import { notifyUndo } from '../../ui/notifyUndo.tsx'
import { allBegunSince, askedAgainAfter, needsNobody, watchJobs } from './bulkJobs.ts'

const none: readonly WireBulkJob[] = []

/** What became of a start: begun; not begun, which was said; not begun because the list has `now` rows, more than was asked about. */
export type Started = { readonly bulkId: number } | 'failed' | { readonly now: number }

const grownTo = (error: unknown): number | null =>
  error instanceof CallProblem && error.code === 'ListGrew' ? Number(error.params.now) : null

/**
 * The bulk jobs of a list: started here, worked by the server, seen again wherever the person looks.
 * @param onEnded the rows of a job have begun, or are done: the list is to be asked again.
 */
export function useBulk(kinds: readonly BulkAction[], onEnded: () => void) {
  const cache = useQueryClient()
  const isLive = useIsLive()
  const { data, error, refetch } = useCall(
    GetBulk,
    { body: { actions: [...kinds] } },
    { freshFor: 0, enabled: kinds.length > 0, againAfter: ({ jobs }) => askedAgainAfter(jobs, isLive) },
  )
  useLive(kinds.length > 0 ? '' : null, [GetBulk], news => news.topic === 'bulk')
  const starting = useChange(StartBulk, [GetBulk])
  const jobs = data?.jobs ?? none
  const told = useRef(onEnded)
  told.current = onEnded
  const close = async ({ bulkId }: Pick<WireBulkJob, 'bulkId'>): Promise<void> => {
    await makeCall(CloseBulk, { body: { bulkId } }).catch((error: unknown) => notify.failed(explainShort(error)))
    await forget(cache, GetBulk)
  }
  const closing = useRef(close)
  closing.current = close
  const reopening = useRef<(job: WireBulkJob) => Promise<unknown>>(async () => undefined)
  const [watch] = useState(() =>
    watchJobs<WireBulkJob>(ended => {
      told.current()
      for (const job of ended) {
        const isUndone = job.action === 'cancelOrders' && job.done > 0
        if (isUndone) notifyUndo(text('lists.ordersCancelled', { count: job.done }), () => reopening.current(job))
        // What ended well before one's eyes needs no sheet; what was not watched stays until it is put away.
        if (!needsNobody(job)) continue
        if (!isUndone) notify.done(text('list.resultAllDone', { done: job.done }))
        void closing.current(job)
      }
    }),
  )
  useEffect(() => watch.look(jobs), [watch, jobs])
  const before = useRef(none)
  useEffect(() => {
    if (allBegunSince(before.current, jobs)) told.current()
    before.current = jobs
  }, [jobs])
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      notify.failed(explainShort(error))
      return false
    }
  }
  /** Starts a job by whichever call, and watches it from then on. */
  const startBy = (starting: () => Promise<{ readonly bulkId: number }>): Promise<boolean> =>
    attempt(async () => {
      const { bulkId } = await starting()
      watch.started(bulkId)
    })
  reopening.current = ({ bulkId }) =>
    startBy(() => starting.mutateAsync({ body: { action: 'reopenOrders', undoBulkId: bulkId } }))
  return {
    jobs,
    /** Why they could not be asked for; null: they could. */
    error,
    refresh: () => void refetch(),
    close,
    startBy,
    start: async (body: BodyOf<typeof StartBulk>): Promise<Started> => {
      try {
        const { bulkId } = await starting.mutateAsync({ body })
        watch.started(bulkId)
        return { bulkId }
      } catch (error) {
        const now = grownTo(error)
        if (now === null) notify.failed(explainShort(error))
        return now === null ? 'failed' : { now }
      }
    },
    stop: ({ bulkId }: Pick<WireBulkJob, 'bulkId'>): Promise<boolean> =>
      attempt(async () => {
        await makeCall(StopBulk, { body: { bulkId } })
        await forget(cache, GetBulk)
      }),
    retry: (body: BodyOf<typeof RetryBulk>): Promise<boolean> =>
      attempt(async () => {
        const former = jobs.find(({ bulkId }) => bulkId === body.bulkId)?.endedAt ?? null
        await makeCall(RetryBulk, { body })
        watch.startedAgain(body.bulkId, former)
        await forget(cache, GetBulk)
      }),
  }
}

export type BulkJobs = ReturnType<typeof useBulk>
