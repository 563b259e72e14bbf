import type { RateQuestion, RateSource, SourceAnswer } from './sources.ts'

/** Nobody waits longer than this for prices (quality: rate shop with a dead carrier). */
export const DEADLINE_MS = 4_000

export interface Heard {
  readonly source: RateSource
  readonly answer: SourceAnswer
}

const silent = (source: RateSource, reason: 'noAnswer' | 'sourceFailed'): Heard => ({
  source,
  answer: { kind: 'refused', source: source.name, reason, params: {} },
})

async function hearOne(
  source: RateSource,
  question: RateQuestion,
  signal: AbortSignal,
  hear: (heard: Heard) => Promise<void>,
): Promise<void> {
  for await (const answer of await source.ask(question, signal)) {
    if (signal.aborted) return
    await hear({ source, answer })
  }
}

/**
 * Asks all sources at once and hears each answer as it comes; returns when all have answered or at the deadline. A
 * source that fails or is late is heard as a refusal and hides nobody else's price.
 * @param onFailure told what a source threw: the reader learns that it failed, the log learns why
 */
export async function askSources(
  sources: readonly RateSource[],
  question: RateQuestion,
  hear: (heard: Heard) => Promise<void>,
  onFailure: (source: RateSource, error: unknown) => void,
  deadlineMs = DEADLINE_MS,
): Promise<void> {
  const ending = new AbortController()
  const deadline = new Promise<'late'>(over => {
    ending.signal.addEventListener('abort', () => over('late'), { once: true })
  })
  const timer = setTimeout(() => ending.abort(), deadlineMs)
  try {
    await Promise.all(
      sources.map(async source => {
        const answered = hearOne(source, question, ending.signal, hear).then(
          () => 'answered' as const,
          (error: unknown) => {
            if (!ending.signal.aborted) onFailure(source, error)
            return 'failed' as const
          },
        )
        const outcome = await Promise.race([answered, deadline])
        if (outcome === 'late') await hear(silent(source, 'noAnswer'))
        if (outcome === 'failed') await hear(silent(source, 'sourceFailed'))
      }),
    )
  } finally {
    clearTimeout(timer)
    ending.abort()
  }
}
