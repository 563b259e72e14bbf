import { abandonStart } from '../db/embedded/start.ts'

const endings = new Set<() => unknown>()

/**
 * Has something done when the operator ends a command before its end.
 * @returns has it done no more
 */
export function atEarlyEnd(work: () => unknown): () => void {
  endings.add(work)
  return () => void endings.delete(work)
}

/** What Ctrl-C does: no server and no half of a file is left. */
export async function endEarly(): Promise<never> {
  await Promise.allSettled([abandonStart(), ...[...endings].map(async work => work())])
  process.exit(130)
}
