import { expect, test } from 'vitest'
import type { TrackOutcome } from '../kit/connector.ts'
import type { Bench } from './describeConnector.ts'

/** What holds for every connector that says where freight is. */
export function describeTracking<Settings>(bench: Bench<Settings>): void {
  const { trackingCodes = [] } = bench.setup

  async function eventsOf(codes: readonly string[]) {
    const order = await bench.bought()
    bench.provider().addEvents?.(order.bolNumber, codes)
    const outcome = (await bench.run('track', order)) as TrackOutcome
    if (outcome.kind !== 'events') throw new Error(JSON.stringify(outcome))
    return outcome.events
  }

  test('every documented tracking code means something, and an unknown one is shown', async () => {
    expect(trackingCodes.length).toBeGreaterThan(0)
    const events = await eventsOf([...trackingCodes, 'SOMETHING_NEW', 'constructor'])
    const unmapped = events.filter(({ status }) => status === null).map(({ code }) => code)
    expect(unmapped).toEqual(['SOMETHING_NEW', 'constructor'])
  })

  test('ten thousand events are read', async () => {
    expect(await eventsOf(Array(10_000).fill(trackingCodes[0]))).toHaveLength(10_000)
  })
}
