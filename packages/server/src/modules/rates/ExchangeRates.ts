import type { ExchangeRates } from '@waybill/contract/calls/RateSheets/ExchangeRates.ts'
import { EXCHANGE_DIGITS, isCurrencyCode, isDayOfOurTime, slipOf, slipParams, usualWorth } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

type Asked = Given<typeof ExchangeRates>

/** Rates of a currency that are shown, newest first; older ones priced freight of their day. */
const SHOWN = 12

/** Rates that are shown in all. */
export const EXCHANGE_RATES_SHOWN = 200

async function load({ tx, who }: Pick<Asked, 'tx' | 'who'>) {
  const ranked = tx
    .selectFrom('exchange_rate')
    .select(['currency', 'effective_from as from', 'usd'])
    .select(eb =>
      eb.fn
        .agg<number>('row_number')
        .over(over => over.partitionBy('currency').orderBy('effective_from', 'desc'))
        .as('place'),
    )
    .where('client_id', '=', who.clientId)
  const rates = await tx
    .selectFrom(ranked.as('r'))
    .select(['currency', 'from', 'usd'])
    .where('place', '<=', SHOWN)
    .orderBy('currency')
    .orderBy('from', 'desc')
    .limit(EXCHANGE_RATES_SHOWN)
    .execute()
  return { rates }
}

/** @throws {Refusal} InvalidInput for what is no currency or the dollar itself, no day, and a worth of nothing */
function refuseFaults({ currency, from, usd }: Asked['input']): void {
  const issue = (at: string, code: string, params = {}) => ({ at: `body.${at}`, code, params })
  const issues = [
    ...(currency === '' ? [issue('currency', 'required')] : []),
    ...(currency !== '' && (!isCurrencyCode(currency) || currency === 'USD')
      ? [issue('currency', 'notACurrency')]
      : []),
    ...(isDayOfOurTime(from) ? [] : [issue('from', from === '' ? 'required' : 'notADate')]),
    ...(usd > 0 ? [] : [issue('usd', 'required')]),
  ]
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
}

/**
 * A rate that moves by more than 20 % from the one before or behind its day, or a first one that its currency was never
 * worth, is asked about: prices are compared by it without another look.
 * @throws {Refusal} InvalidInput with `movesFar` or `unusual` and the figures
 */
async function askAboutSlips({ tx, who, input: { currency, from, usd, confirmed } }: Asked): Promise<void> {
  if (confirmed) return
  const known = tx
    .selectFrom('exchange_rate')
    .select(['usd', 'effective_from as from'])
    .where('client_id', '=', who.clientId)
    .where('currency', '=', currency)
    .limit(1)
  const [earlier, later] = await Promise.all([
    known.where('effective_from', '<=', from).orderBy('effective_from', 'desc').executeTakeFirst(),
    known.where('effective_from', '>', from).orderBy('effective_from').executeTakeFirst(),
  ])
  const dated = (rate: typeof earlier) => rate && { from: rate.from, figure: rate.usd }
  const scale = 10 ** EXCHANGE_DIGITS
  const slip = slipOf(usd, [dated(earlier), dated(later)], { usual: usualWorth(currency), scale })
  if (slip === null) return
  throw new Refusal('InvalidInput', {}, [{ at: 'body.usd', code: slip.code, params: slipParams(slip, scale) }])
}

async function save(asked: Asked) {
  const { tx, who, input, now, request } = asked
  refuseFaults(input)
  await askAboutSlips(asked)
  const { currency, from: effective_from, usd } = input
  const entered = { usd, entered_at: now.toISOString(), entered_by: who.userId }
  await tx
    .insertInto('exchange_rate')
    .values({ client_id: who.clientId, currency, effective_from, ...entered })
    .onConflict(oc => oc.columns(['client_id', 'currency', 'effective_from']).doUpdateSet(entered))
    .execute()
  const change = {
    entity: 'exchangeRate',
    entityId: who.clientId,
    action: 'saved',
    after: { currency, from: effective_from, usd },
  }
  await recordChange(tx, { who, requestId: request.id, at: now }, change)
  return load(asked)
}

async function remove(asked: Asked) {
  const { tx, who, input, now, request } = asked
  const { currency, from } = input
  if (!isDayOfOurTime(from)) throw new Refusal('InvalidInput', {}, [{ at: 'body.from', code: 'notADate', params: {} }])
  const gone = await tx
    .deleteFrom('exchange_rate')
    .where('client_id', '=', who.clientId)
    .where('currency', '=', currency)
    .where('effective_from', '=', from)
    .returning('usd')
    .executeTakeFirst()
  if (gone !== undefined) {
    const before = { currency, from, usd: gone.usd }
    const change = { entity: 'exchangeRate', entityId: who.clientId, action: 'deleted', before }
    await recordChange(tx, { who, requestId: request.id, at: now }, change)
  }
  return load(asked)
}

export const exchangeRates: Handler<typeof ExchangeRates> = asked => {
  if (asked.query.flag === 'save') return save(asked)
  return asked.query.flag === 'delete' ? remove(asked) : load(asked)
}
