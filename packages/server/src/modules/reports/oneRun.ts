import type { App } from '../../app.ts'

const running = new WeakMap<App, Map<string, Promise<unknown>>>()

/**
 * One run for all who ask for the same of this node while it goes on: whoever comes later waits for it and sees what came of
 * it. Whoever asks once it is over gets what stands by then.
 * @param key what makes it the same: the kind of answer, the company and all that was asked for
 */
export function oneRun<T>(app: App, key: readonly unknown[], work: () => Promise<T>): Promise<T> {
  const runs = running.get(app) ?? new Map<string, Promise<unknown>>()
  running.set(app, runs)
  const name = JSON.stringify(key)
  const begun = runs.get(name) as Promise<T> | undefined
  if (begun !== undefined) return begun
  const run = work().finally(() => runs.delete(name))
  runs.set(name, run)
  return run
}
