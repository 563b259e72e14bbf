import type { CapacityProvider, CarrierFailure } from '@waybill/carriers'
import { METATAG_FRESH_DAYS } from '@waybill/contract'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Provider } from './provider.ts'

const FRESH_MS = METATAG_FRESH_DAYS * 24 * 60 * 60_000

export type Metadata =
  | { readonly kind: 'metadata'; readonly providers: readonly CapacityProvider[]; readonly loadedAt: string }
  | CarrierFailure

interface Asking {
  readonly app: App
  readonly db: TenantDb
  readonly clientId: number
  readonly now: Date
  /** Asks the provider whatever was read before. */
  readonly again: boolean
}

/**
 * The carriers that a provider knows and what their accounts need. What was read counts as loaded for some days
 * (specification §4); when the provider then can't be asked, what was read before still stands.
 */
export async function metadataOf({ app, db, clientId, now, again }: Asking, provider: Provider): Promise<Metadata> {
  const { loginId } = provider
  const kept = await db.readOne(
    app.db.query
      .selectFrom('provider_metadata')
      .select(['providers', 'loaded_at'])
      .where('client_id', '=', clientId)
      .where('login_id', '=', loginId),
  )
  const known = kept && {
    kind: 'metadata' as const,
    providers: kept.providers as unknown as readonly CapacityProvider[],
    loadedAt: kept.loaded_at,
  }
  if (known && !again && now.getTime() - Date.parse(known.loadedAt) < FRESH_MS) return known
  const answer = await provider.accountsIn('', '').metadata(provider.wireCall)
  // Whoever asks anew wants to hear that it failed.
  if (answer.kind === 'failed') return known && !again ? known : answer
  const read = { providers: JSON.stringify(answer.providers), loaded_at: now.toISOString() }
  await db.transaction(tx =>
    tx
      .insertInto('provider_metadata')
      .values({ client_id: clientId, login_id: loginId, ...read })
      .onConflict(conflict => conflict.columns(['client_id', 'login_id']).doUpdateSet(read))
      .execute(),
  )
  return { kind: 'metadata', providers: answer.providers, loadedAt: read.loaded_at }
}
