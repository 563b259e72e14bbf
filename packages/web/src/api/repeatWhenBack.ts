/** What says that the server may answer again. */
export interface Signs {
  /** Told when the line for news stands or is lost, until the returned function is called. */
  readonly onLine: (told: () => void) => () => void
  readonly isLineUp: () => boolean
  /** Told when the browser found its network, until the returned function is called. */
  readonly onNetwork: (told: () => void) => () => void
}

/** A server can be back without any sign, as after its database was away: then it is asked after a pause, which doubles. */
const FIRST_PAUSE_MS = 20_000
const LONGEST_PAUSE_MS = 120_000

/**
 * After a call that failed: calls `again` once, at the first sign that the server is back, at the latest after a pause.
 * @param failures how often it failed in a row before, 0 for the first time
 * @returns ends the waiting
 */
export function repeatWhenBack(
  again: () => void,
  failures: number,
  { onLine, isLineUp, onNetwork }: Signs,
): () => void {
  const stop = (): void => {
    clearTimeout(pause)
    offLine()
    offNetwork()
  }
  const once = (): void => {
    stop()
    again()
  }
  const pause = setTimeout(once, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures))
  const offLine = onLine(() => isLineUp() && once())
  const offNetwork = onNetwork(once)
  return stop
}
