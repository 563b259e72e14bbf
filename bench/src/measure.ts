/** Figures are ratios measured beside a twin in the same run: alternate, several rounds, medians. */

export const median = (values: readonly number[]): number => percentile(values, 50)

function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil((p / 100) * sorted.length) - 1))
  return sorted[at] ?? Number.NaN
}

export interface Latency {
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

/** Calls `work` from several callers at once until `count` calls are done. */
export async function load(count: number, callers: number, work: (caller: number) => Promise<void>): Promise<Latency> {
  const times: number[] = []
  let left = count
  const caller = async (n: number) => {
    while (left-- > 0) {
      const started = performance.now()
      await work(n)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, n) => caller(n)))
  return { p50: percentile(times, 50), p99: percentile(times, 99) }
}

/** Rounds of A B A B; a run whose twin moved by more than 1.5x is void, and said so. */
export async function alternate<T>(
  rounds: number,
  subject: () => Promise<T>,
  twin: () => Promise<T>,
  figure: (result: T) => number,
): Promise<{ subject: number; twin: number; ratio: number; void: boolean; subjects: T[]; twins: T[] }> {
  const subjects: T[] = []
  const twins: T[] = []
  for (let i = 0; i < rounds; i++) {
    subjects.push(await subject())
    twins.push(await twin())
  }
  const of = (all: readonly T[]) => median(all.map(figure))
  const moved = Math.max(...twins.map(figure)) / Math.min(...twins.map(figure))
  return { subject: of(subjects), twin: of(twins), ratio: of(subjects) / of(twins), void: moved > 1.5, subjects, twins }
}

export interface Row {
  readonly figure: string
  readonly measured: string
  readonly beside: string
  readonly ratio: string
  readonly goal: string
}

export const ms = (n: number): string => `${n < 10 ? n.toFixed(2) : n.toFixed(0)} ms`
export const times = (n: number): string => `${n.toFixed(2)}x`
