import type { Background } from '../../background.ts'
import { Refusal } from '../../refusal.ts'
import type { RateQuestion, RateSource, SourceAnswer } from './sources.ts'

/** Nobody waits longer than this for prices (quality: rate shop with a dead carrier). */
export const DEADLINE_MS = 4_000

/** What comes after the deadline is still heard this long: a slow carrier may be the cheap one. */
export const LATE_MS = 60_000

export interface Heard {
  readonly source: RateSource
  readonly answers: readonly SourceAnswer[]
}

interface Listening {
  /** Told each source's answers as they come, late ones too. */
  readonly hear: (heard: Heard) => Promise<void>
  /** Told what a source threw: the reader learns that it failed, the log learns why. */
  readonly onFailure: (source: RateSource, error: unknown) => void
  readonly background: Background
  readonly deadlineMs?: number
  readonly lateMs?: number
}

const silent = (source: RateSource, reason: 'noAnswer' | 'sourceFailed' | 'copyHeld'): Heard => ({
  source,
  answers: [{ kind: 'refused', source: source.name, reason, params: {} }],
})

/**
 * Aborts after `ms`, or with `other`; `stop` takes timer and listener back. `other` is the node's own and lives as long
 * as it: a signal made of it by `AbortSignal.any` would be held by it for ever once somebody listens.
 */
function limit(ms: number, other: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, ms)
  if (other.aborted) abort()
  else other.addEventListener('abort', abort, { once: true })
  const stop = () => {
    clearTimeout(timer)
    other.removeEventListener('abort', abort)
  }
  return { signal: controller.signal, stop }
}

const aborted = (signal: AbortSignal): Promise<'over'> =>
  new Promise(end => {
    if (signal.aborted) end('over')
    else signal.addEventListener('abort', () => end('over'), { once: true })
  })

/**
 * Asks all sources at once and hears each answer as it comes; returns when all have answered or at the deadline. A
 * source that fails or is late is heard as a refusal and hides nobody else's price; what it says after the deadline is
 * heard in the background.
 * @throws {Refusal} Unavailable when this node stops meanwhile: of sources that were not heard out nobody knows anything
 */
export function askSources(
  sources: readonly RateSource[],
  question: RateQuestion,
  { hear, onFailure, background, deadlineMs = DEADLINE_MS, lateMs = LATE_MS }: Listening,
): Promise<void> {
  return new Promise((answered, failed) => {
    background.run(async ending => {
      const late = limit(lateMs, ending)
      const deadline = limit(deadlineMs, ending)
      const [deadlineOver, allOver] = [aborted(deadline.signal), aborted(late.signal)]

      /** Hears one source in time, or that it was silent; returns what is still to come of it. */
      const hearInTime = async (source: RateSource) => {
        const answers = source.ask(question, late.signal).catch((error: unknown) => {
          // Nobody was asked: that is no failure of the source.
          if (error instanceof Refusal && error.code === 'CopyHeld') return silent(source, 'copyHeld').answers
          if (!late.signal.aborted) onFailure(source, error)
          return silent(source, 'sourceFailed').answers
        })
        const inTime = await Promise.race([answers, deadlineOver])
        if (ending.aborted) throw new Refusal('Unavailable')
        await hear(inTime === 'over' ? silent(source, 'noAnswer') : { source, answers: inTime })
        return inTime === 'over' ? { source, answers } : null
      }

      try {
        const overdue = await Promise.all(sources.map(hearInTime))
        answered()
        await Promise.all(
          overdue.map(async one => {
            const answers = await Promise.race([one?.answers, allOver])
            if (one && answers !== undefined && answers !== 'over' && !ending.aborted)
              await hear({ source: one.source, answers })
          }),
        )
      } catch (error) {
        failed(error)
        throw error
      } finally {
        deadline.stop()
        late.stop()
      }
    })
  })
}
