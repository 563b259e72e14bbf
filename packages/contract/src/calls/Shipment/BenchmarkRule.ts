import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Prices that may be asked of a lane before it has a benchmark: quartiles of fewer say nothing, more nobody ships. */
export const BENCHMARK_ENOUGH_MIN = 3
export const BENCHMARK_ENOUGH_MAX = 1000

/** How many prices of a year make a benchmark of a lane, read (without `rule`) or saved. */
export const BenchmarkRule = defineCall({
  group: 'Shipment',
  name: 'BenchmarkRule',
  summary: 'How many prices make a benchmark',
  access: { kind: 'signedIn', pages: ['ChangeDefaults'] },
  effect: 'write',
  looks: { without: 'rule' },
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    rule: z
      .object({
        /** The version that was seen; 0: none was saved yet. */
        version: z.int32().min(0),
        enough: z.int().min(BENCHMARK_ENOUGH_MIN).max(BENCHMARK_ENOUGH_MAX),
      })
      .optional(),
  }),
  reply: z.object({ version: z.int32(), enough: z.int() }),
})
