import { isDate } from '@waybill/domain'
import { expect, test } from 'vitest'
import type { TerminalsOutcome, TransitAnswer } from '../kit/lane.ts'
import type { Bench } from './describeConnector.ts'

/** What holds for what a carrier tells of a lane before anything is ordered. */
export function describeWays<Settings>(bench: Bench<Settings>): void {
  test.runIf(bench.can.includes('transit'))('a transit time names its carrier, its service and when', async () => {
    const order = bench.newOrder()
    const answers = (await bench.run('transit', order)) as readonly TransitAnswer[]
    const times = answers.filter(answer => answer.kind === 'transit')
    expect(times.length).toBeGreaterThan(0)
    for (const time of times) {
      expect(time.scac).not.toBe('')
      expect(time.service).not.toBe('')
      expect(time.transitDays ?? time.deliveryDate).not.toBeNull()
      expect(time.transitDays ?? 1).toBeGreaterThan(0)
      if (time.deliveryDate !== null) expect(isDate(time.deliveryDate)).toBe(true)
    }
  })

  test.runIf(bench.can.includes('terminals'))('terminals stand at both ends, each once', async () => {
    const outcome = (await bench.run('terminals', bench.newOrder())) as TerminalsOutcome
    if (outcome.kind !== 'terminals') throw new Error(JSON.stringify(outcome))
    expect(outcome.scac).not.toBe('')
    expect(outcome.terminals.map(({ end }) => end)).toEqual(['origin', 'destination'])
    for (const { code, name, phone } of outcome.terminals) expect(code + name + phone).not.toBe('')
  })
}
