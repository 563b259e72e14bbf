import { byPriceIn, type PricedRate, type WireRateRefusal } from '@waybill/contract/wire/rate.ts'
import { type AppliedGuide, guideSays } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Happening } from '../../realtime/realtime.ts'
import { wireRateOf } from '../prices/index.ts'
import type { Heard } from './askSources.ts'
import { type Exchanging, withExchange } from './exchangeBook.ts'
import type { CarrierGuide } from './guideOfCarriers.ts'
import { type NewPrice, priceRow } from './priceSheets.ts'
import { amendOutcome, keepSettled, type Outcome, type Run, type Settlement, takeNumbers } from './runs.ts'
import { soundAnswer } from './soundAnswers.ts'
import type { SourceRefusal } from './sources.ts'

/** PostgreSQL carries 8,000 bytes in a notification; some room is left for what stands around the row. */
const ANNOUNCED_MAX_BYTES = 7_000

/** Milliseconds for which an answer waits for those of others, once the first was told and more are to come. */
const GATHER_MS = 40

export interface Kept {
  readonly rates: readonly PricedRate[]
  readonly refusals: readonly WireRateRefusal[]
}

interface About {
  readonly run: Run
  /** Names the shipment on the socket. */
  readonly uniqueName: string
  /** What the list of carriers says of them. */
  readonly carriers: Pick<CarrierGuide, 'doNotUse' | 'warningsOf'>
  /** What the routing guide says of the shipment. */
  readonly guide: AppliedGuide
  readonly exchanging: Exchanging
}

function announced(runId: string, row: PricedRate): Record<string, unknown> {
  const whole = { runId, rate: row }
  return Buffer.byteLength(JSON.stringify(whole)) <= ANNOUNCED_MAX_BYTES
    ? whole
    : { runId, rate: { ...row, trace: [], charges: [], warnings: [] } }
}

export function wireRefusal({ source }: Heard, refused: SourceRefusal): WireRateRefusal {
  const { source: name, reason, params, carrier = source } = refused
  return {
    CarrierName: carrier.carrierName,
    CarrierSCAC: carrier.scac,
    source: name,
    reason,
    params: { ...params },
  }
}

/** @param isLate it was heard as silent before */
function stateOf({ answers }: Heard, isLate: boolean): Settlement['state'] {
  if (answers.length > 0 && answers.every(answer => answer.kind === 'refused' && answer.reason === 'noAnswer'))
    return 'silent'
  if (isLate) return 'late'
  return answers.some(answer => answer.kind === 'price') ? 'priced' : 'refused'
}

/** The price with what the routing guide says of its carrier and service as the last step of its trace. */
function withGuide(row: NewPrice, guide: AppliedGuide): NewPrice {
  const said = guideSays(guide, row.scac, row.service)
  if (said === null) return row
  const { number: rule, name, tolerance } = said.rule
  const step = { step: 'guide', says: said.says, rule, name, kind: tolerance.kind, tolerance: tolerance.value }
  return { ...row, trace: [...row.trace, step] }
}

/**
 * Keeps what the sources of one run answer, and announces each row on the socket as it comes: the first one and the last
 * at once. What is heard meanwhile goes out together: a crowd of carriers costs few transactions.
 * @param ended resolves when the run is over: what comes later is added to its outcome
 */
export function keepAnswers(app: App, db: TenantDb, about: About, ended: Promise<void>) {
  const { run, uniqueName, carriers, guide, exchanging } = about
  const byPrice = byPriceIn(exchanging.into)
  const { clientId, runKey: runId } = run
  const startedAt = performance.now()
  const rates: PricedRate[] = []
  const refusals: WireRateRefusal[] = []
  const numbers = [...run.numbers]
  const outcomes = new Map<number, readonly Outcome[]>()
  let waiting: Heard[] = []
  let writing: Promise<void> | null = null
  let allHeard = (): void => {}

  const happening = (data: Happening['data']): Happening => ({ clientId, topic: 'rate', uniqueName, data })

  function settlementOf(heard: Heard): Settlement {
    const requestId = run.requestOf.get(heard.source) ?? 0
    const state = stateOf(heard, outcomes.has(requestId))
    const refused = heard.answers.flatMap(answer => (answer.kind === 'refused' ? [wireRefusal(heard, answer)] : []))
    const afterMs = state === 'silent' ? null : Math.round(performance.now() - startedAt)
    return { requestId, state, afterMs, refusals: refused }
  }

  async function write(batch: readonly Heard[]): Promise<void> {
    const settled = batch.map(settlementOf)
    const refused = settled.flatMap(settlement => settlement.refusals)
    const rows = batch.flatMap(({ source, answers }, n) =>
      answers.flatMap(answer =>
        answer.kind === 'price'
          ? [withExchange(withGuide(priceRow(run, settled[n]?.requestId ?? 0, source, answer), guide), exchanging)]
          : [],
      ),
    )
    if (numbers.length < rows.length) numbers.push(...(await takeNumbers(app, db, rows.length)))
    const prices = rows.map(row => ({ ...row, price_sheet_id: numbers.shift() ?? 0, rating_key: run.ratingKey }))
    const added = prices.map(row =>
      wireRateOf(row, {
        ...{ ratingKey: run.ratingKey, now: run.askedAt, allowed: !carriers.doNotUse.includes(row.scac) },
        carrierWarnings: carriers.warningsOf(row.scac),
      }),
    )
    const refusalNews = refused.map(refusal => happening({ runId, refusal }))
    await keepSettled(app, run, settled, prices, [
      ...refusalNews,
      ...added.map(rate => happening(announced(runId, rate))),
    ])
    rates.push(...added)
    refusals.push(...refused)
    for (const { requestId, state, refusals: ofIt } of settled) {
      const priced = rows.filter(row => row.request_id === requestId)
      outcomes.set(requestId, [
        ...priced.map(({ scac, service, total, currency, transit_days: days }) => ({
          ...{ scac, service, state, total, currency, days },
        })),
        ...ofIt.map(({ CarrierSCAC: scac, reason }) => ({ scac, state, reason })),
      ])
    }
    if (settled.every(({ state }) => state !== 'late')) return
    await ended
    await db.transaction(tx => amendOutcome(tx, run, [...outcomes.values()].flat()))
  }

  const isMoreToCome = (): boolean => outcomes.size > 0 && outcomes.size + waiting.length < run.requestOf.size

  async function gather(): Promise<void> {
    const over = Promise.withResolvers<void>()
    const timer = setTimeout(over.resolve, GATHER_MS)
    allHeard = over.resolve
    await over.promise
    clearTimeout(timer)
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      if (isMoreToCome()) await gather()
      const batch = waiting
      waiting = []
      await write(batch)
    }
  }

  return {
    /** Resolves when the answers are written. */
    hear({ source, answers }: Heard): Promise<void> {
      waiting.push({ source, answers: answers.map(soundAnswer) })
      if (!isMoreToCome()) allHeard()
      writing ??= drain().finally(() => {
        writing = null
      })
      return writing
    },
    /** What was kept so far, cheapest first; what nobody can compare, after that. */
    kept: (): Kept => ({
      rates: rates.toSorted((a, b) => byPrice(a, b) || a.PricesheetID - b.PricesheetID),
      refusals: [...refusals],
    }),
    outcomes: (): readonly Outcome[] => [...outcomes.values()].flat(),
  }
}
