import type { WireRate, WireRateRefusal } from '@waybill/contract/wire/rate.ts'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Happening } from '../../realtime/realtime.ts'
import { wireRateOf } from '../prices/index.ts'
import type { Heard } from './askSources.ts'
import { insertPrices, type Priced, type Run } from './priceSheets.ts'
import type { SourceRefusal } from './sources.ts'

/** PostgreSQL carries 8,000 bytes in a notification; some room is left for what stands around the row. */
const ANNOUNCED_MAX_BYTES = 7_000

/** A carrier's words are cut to what a row can show. */
const WORDS_MAX = 500

export interface Kept {
  readonly rates: readonly WireRate[]
  readonly refusals: readonly WireRateRefusal[]
}

interface About {
  readonly run: Run
  /** Names the shipment on the socket. */
  readonly uniqueName: string
  readonly doNotUse: readonly string[]
}

function announced(runId: string, row: WireRate): Record<string, unknown> {
  const whole = { runId, rate: row }
  return Buffer.byteLength(JSON.stringify(whole)) <= ANNOUNCED_MAX_BYTES
    ? whole
    : { runId, rate: { ...row, trace: [], charges: [], warnings: [] } }
}

function wireRefusal({ source }: Heard, refused: SourceRefusal): WireRateRefusal {
  const { source: name, reason, params, carrier = source } = refused
  const cut = Object.entries(params).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.slice(0, WORDS_MAX) : value,
  ])
  return {
    CarrierName: carrier.carrierName,
    CarrierSCAC: carrier.scac,
    source: name,
    reason,
    params: Object.fromEntries(cut) as WireRateRefusal['params'],
  }
}

/**
 * Keeps what the sources of one run answer, and announces each row on the socket as it comes. Whatever was heard while
 * the last rows were written goes out with the next ones: a crowd of carriers costs few transactions.
 */
export function keepAnswers(app: App, db: TenantDb, { run, uniqueName, doNotUse }: About) {
  const { clientId, runId } = run
  const rates: WireRate[] = []
  const refusals: WireRateRefusal[] = []
  let waiting: Heard[] = []
  let writing: Promise<void> | null = null

  const happening = (data: Happening['data']): Happening => ({ clientId, topic: 'rate', uniqueName, data })

  async function write(batch: readonly Heard[]): Promise<void> {
    const priced: Priced[] = []
    const refused: WireRateRefusal[] = []
    for (const heard of batch) {
      for (const answer of heard.answers) {
        if (answer.kind === 'price') priced.push({ source: heard.source, price: answer })
        else refused.push(wireRefusal(heard, answer))
      }
    }
    const news = refused.map(refusal => happening({ runId, refusal }))
    const added = await db.transaction(async tx => {
      const rows = await insertPrices(tx, run, priced)
      const judge = { ratingKey: run.ratingKey, now: run.askedAt }
      const added = rows.map(row => wireRateOf(row, { ...judge, allowed: !doNotUse.includes(row.scac) }))
      await app.realtime.tellAll([...news, ...added.map(rate => happening(announced(runId, rate)))], tx)
      return added
    })
    rates.push(...added)
    refusals.push(...refused)
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await write(batch)
    }
  }

  return {
    /** Resolves when the answers are written. */
    hear(heard: Heard): Promise<void> {
      waiting.push(heard)
      writing ??= drain().finally(() => {
        writing = null
      })
      return writing
    },
    /** What was kept so far, cheapest first. */
    kept: (): Kept => ({
      rates: rates.toSorted((a, b) => a.CurrAmount - b.CurrAmount || a.PricesheetID - b.PricesheetID),
      refusals: [...refusals],
    }),
  }
}
