const PATIENCE_MS = 2_000

/** Until the page has nothing better to do: what nobody sees yet is fetched then, not beside what they wait for. */
export const whenIdle = (): Promise<void> =>
  new Promise(resolve => {
    // Safari does not tell when it is idle.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, PATIENCE_MS / 4)
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS })
  })
