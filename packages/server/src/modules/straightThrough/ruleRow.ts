import { type WireStraightState, wireStraightRule } from '@waybill/contract/wire/straight.ts'
import type { StraightRule } from '@waybill/domain'
import type { Selectable } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import type { StraightRule as RuleTable } from '../../db/schema.generated.ts'
import { localNow } from '../../places/localNow.ts'
import type { Who } from '../../who.ts'

type RuleRow = Selectable<RuleTable>

export const ruleOf = (row: RuleRow): StraightRule => ({
  ...wireStraightRule.parse({
    ...{ modes: row.modes, carriers: row.carriers, maxShipment: row.max_shipment, maxDay: row.max_day },
    ...{ maxLoads: row.max_loads, currency: row.currency, daysAhead: row.days_ahead },
  }),
})

/**
 * The rule as it stands. `hold` it for as long as something is tendered by it: whoever switches it off waits that long, and
 * from then on nothing is.
 */
export async function ruleRow(
  tx: Tx,
  clientId: number,
  hold: 'hold' | 'change' | 'look',
): Promise<RuleRow | undefined> {
  const found = tx.selectFrom('straight_rule').selectAll().where('client_id', '=', clientId)
  if (hold === 'look') return found.executeTakeFirst()
  return (hold === 'hold' ? found.forShare() : found.forUpdate()).executeTakeFirst()
}

/** What a day has taken so far; minor units of the rule's currency. */
export async function dayRow(tx: Tx, clientId: number, day: string) {
  const row = await tx
    .selectFrom('straight_day')
    .select(['amount', 'loads'])
    .where('client_id', '=', clientId)
    .where('day', '=', day)
    .executeTakeFirst()
  return { amount: row?.amount ?? 0, loads: row?.loads ?? 0 }
}

/** The rule as the calls answer it. */
export async function ruleState({
  app,
  tx,
  who,
  now,
}: {
  readonly app: App
  readonly tx: Tx
  readonly who: Who
  readonly now: Date
}): Promise<WireStraightState> {
  const [row, today] = await Promise.all([
    ruleRow(tx, who.clientId, 'look'),
    dayRow(tx, who.clientId, localNow(now, who.timeZone).date),
  ])
  if (row === undefined) {
    return { version: 0, rule: null, isOn: false, isPreviewed: false, switchedBy: '', switchedAt: null, today }
  }
  const by =
    row.switched_by === null || !row.is_on
      ? undefined
      : await app.db.identity
          .selectFrom('identity.member')
          .select(['first_name', 'last_name'])
          .where('user_id', '=', row.switched_by)
          .where('client_id', '=', who.clientId)
          .executeTakeFirst()
  const rule = ruleOf(row)
  return {
    version: row.version,
    rule: {
      ...rule,
      modes: [...rule.modes],
      carriers: [...rule.carriers],
      currency: wireStraightRule.shape.currency.parse(rule.currency),
    },
    isOn: row.is_on,
    isPreviewed: row.previewed === row.version,
    switchedBy: `${by?.first_name ?? ''} ${by?.last_name ?? ''}`.trim(),
    switchedAt: row.switched_at,
    today,
  }
}
