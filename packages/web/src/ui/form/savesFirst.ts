/** So long somebody who leaves waits for what he typed to be saved. */
const WAIT_MS = 3_000

const saves = new Set<() => Promise<unknown>>()

/** What saves typed things after a short rest is asked to save at once before the session ends. @returns ends it */
export function savesFirst(save: () => Promise<unknown>): () => void {
  saves.add(save)
  return () => void saves.delete(save)
}

/** Saves all that was typed and waits to be saved, as far as that goes. */
export const saveAll = (): Promise<unknown> =>
  Promise.race([Promise.allSettled([...saves].map(save => save())), new Promise(done => setTimeout(done, WAIT_MS))])
