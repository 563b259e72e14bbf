import type { WireCarrier, WireCarrierInput } from '@waybill/contract/wire/carrier.ts'
import { sql } from 'kysely'
import { type Doer, recordChange, recordChanges } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import { type CarrierRecord, carrierById } from './carrierRows.ts'
import { auditOf, columnsOf, wireCarrier } from './wireCarrier.ts'

export interface Saving {
  readonly tx: Tx
  readonly doer: Doer & { readonly who: { readonly clientId: number } }
  /** The company's day. */
  readonly today: string
}

interface Issue {
  readonly at: string
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/**
 * What every carrier needs, at each field. @param at where the fields stand in the call
 * @throws {Refusal} CarrierDetailsMissing
 */
export function refuseIncomplete(
  given: WireCarrierInput,
  at: string,
  needed: readonly (keyof WireCarrierInput)[],
): void {
  const missing = needed
    .filter(field => given[field] === '')
    .map((field): Issue => ({ at: `${at}${field}`, code: 'required', params: {} }))
  const wrong: Issue[] = []
  if (given.SCAC !== '' && !/^[A-Z]{2,4}$/.test(given.SCAC)) wrong.push({ at: `${at}SCAC`, code: 'scac', params: {} })
  if (given.collectFlagged && !given.collect)
    wrong.push({ at: `${at}collectFlagged`, code: 'flagged_needs_collect', params: {} })
  if (missing.length > 0) throw new Refusal('CarrierDetailsMissing', {}, [...missing, ...wrong])
  if (wrong.length > 0) throw new Refusal('InvalidInput', {}, wrong)
}

/**
 * Carriers of a company are saved one after the other: of two that are flagged at once, or get one SCAC, the second sees the
 * first. Taken before any row, so that nobody who has one waits for who has the other.
 */
const inTurn = ({ tx, doer }: Saving) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`carriers/${doer.who.clientId}`}, 0))`.execute(tx)

/** One carrier of a SCAC and mode, its row locked; deleted ones too. */
async function sameCarrier({ tx, doer }: Saving, { SCAC, RateMode }: Pick<WireCarrierInput, 'SCAC' | 'RateMode'>) {
  const row = await tx
    .selectFrom('carrier')
    .select(['carrier_id', 'active'])
    .where('client_id', '=', doer.who.clientId)
    .where('scac', '=', SCAC)
    .where('mode', '=', RateMode)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Whether a carrier stands on the list, or stood there; asked in turn, so that what is not known stays so meanwhile. */
export async function isKnown(saving: Saving, given: Pick<WireCarrierInput, 'SCAC' | 'RateMode'>): Promise<boolean> {
  await inTurn(saving)
  return (await sameCarrier(saving, given)) !== null
}

/** Whether a carrier stands on the list; asked in turn, so that what is missing stays so meanwhile. */
export async function isListed(saving: Saving, given: Pick<WireCarrierInput, 'SCAC' | 'RateMode'>): Promise<boolean> {
  await inTurn(saving)
  return (await sameCarrier(saving, given))?.active === true
}

/** There is one flagged carrier per mode: the new one takes the place of the former. */
async function unflagOthers({ tx, doer }: Saving, given: WireCarrierInput, but: number | null): Promise<void> {
  if (!given.collectFlagged) return
  const former = await tx
    .updateTable('carrier')
    .set(eb => ({ collect_flagged: false, version: eb('version', '+', 1), updated_at: doer.at.toISOString() }))
    .where('client_id', '=', doer.who.clientId)
    .where('mode', '=', given.RateMode)
    .where('collect_flagged', '=', true)
    .where('carrier_id', '!=', but ?? 0)
    .returning(['carrier_id', 'version'])
    .execute()
  await recordChanges(
    tx,
    doer,
    former.map(({ carrier_id, version }) => ({
      ...{ entity: 'carrier', entityId: carrier_id, action: 'changed', version },
      ...{ before: { collectFlagged: true }, after: { collectFlagged: false } },
    })),
  )
}

async function fresh({ tx, doer, today }: Saving, carrierId: number): Promise<WireCarrier> {
  const row = await carrierById(tx, doer.who.clientId, carrierId)
  if (row === undefined) throw new Error(`carrier ${carrierId} is gone`)
  return wireCarrier(row, today)
}

const settingsOf = (before: CarrierRecord['settings'], { doNotUse, DailyLoads }: WireCarrierInput): string =>
  JSON.stringify({
    ...(before as object),
    ...{ doNotUse, dailyLoads: DailyLoads === '' ? null : Number(DailyLoads) },
  })

/**
 * Puts a carrier on the company's list; one that was deleted comes back with what is entered now.
 * @throws {Refusal} CarrierAccountExists when it stands there
 */
export async function addCarrier(saving: Saving, given: WireCarrierInput): Promise<WireCarrier> {
  const { tx, doer } = saving
  const { clientId } = doer.who
  await inTurn(saving)
  const there = await sameCarrier(saving, given)
  if (there?.active === true) throw new Refusal('CarrierAccountExists', { carrier: given.CarrierName })
  await unflagOthers(saving, given, there?.carrier_id ?? null)
  const values = { ...columnsOf(given), settings: settingsOf({}, given), updated_at: doer.at.toISOString() }
  const row =
    there === null
      ? await tx
          .insertInto('carrier')
          .values({ client_id: clientId, ...values })
          .onConflict(conflict => conflict.columns(['client_id', 'scac', 'mode']).doNothing())
          .returning('carrier_id')
          .executeTakeFirst()
      : await tx
          .updateTable('carrier')
          .set(eb => ({ ...values, active: true, version: eb('version', '+', 1) }))
          .where('client_id', '=', clientId)
          .where('carrier_id', '=', there.carrier_id)
          .returning('carrier_id')
          .executeTakeFirst()
  // Somebody else was faster by a moment.
  if (row === undefined) throw new Refusal('CarrierAccountExists', { carrier: given.CarrierName })
  const carrier = await fresh(saving, row.carrier_id)
  await recordChange(tx, doer, {
    ...{ entity: 'carrier', entityId: carrier.carrierId, action: there === null ? 'created' : 'restored' },
    after: auditOf(carrier),
    version: carrier.version,
  })
  return carrier
}

/** @throws {Refusal} NotFound, ChangedMeanwhile, CarrierAccountExists when another one has its SCAC and mode */
export async function changeCarrier(
  saving: Saving,
  target: { readonly carrierId: number; readonly version: number | undefined },
  given: WireCarrierInput,
): Promise<WireCarrier> {
  const { tx, doer, today } = saving
  const { clientId } = doer.who
  await inTurn(saving)
  const before = await carrierById(tx, clientId, target.carrierId)
  if (before === undefined || !before.active) throw new Refusal('NotFound')
  if (before.version !== target.version) throw new Refusal('ChangedMeanwhile')
  const there = await sameCarrier(saving, given)
  if (there !== null && there.carrier_id !== before.carrier_id) {
    throw new Refusal('CarrierAccountExists', { carrier: given.CarrierName })
  }
  await unflagOthers(saving, given, before.carrier_id)
  await tx
    .updateTable('carrier')
    .set({
      ...columnsOf(given),
      settings: settingsOf(before.settings, given),
      version: before.version + 1,
      updated_at: doer.at.toISOString(),
    })
    .where('client_id', '=', clientId)
    .where('carrier_id', '=', before.carrier_id)
    .execute()
  const carrier = await fresh(saving, before.carrier_id)
  await recordChange(tx, doer, {
    ...{ entity: 'carrier', entityId: carrier.carrierId, action: 'changed' },
    ...{ before: auditOf(wireCarrier(before, today)), after: auditOf(carrier), version: carrier.version },
  })
  return carrier
}
