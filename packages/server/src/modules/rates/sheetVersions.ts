import { type RateSheet, type StoredSheet, sheetOfStored } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Database, TenantDb } from '../../db/open.ts'

export interface SheetVersion {
  readonly versionId: number
  readonly scac: string
  readonly version: number
  readonly sheet: RateSheet
}

/** Sheets kept ready to rate; the ones used longest ago make room. */
const KEPT = 500

/** A version never changes, so it is read and indexed once per node. */
const caches = new WeakMap<Database, Map<number, RateSheet>>()

function cacheOf(db: Database): Map<number, RateSheet> {
  const cache = caches.get(db) ?? new Map<number, RateSheet>()
  caches.set(db, cache)
  return cache
}

function keep(cache: Map<number, RateSheet>, versionId: number, sheet: RateSheet): void {
  cache.delete(versionId)
  cache.set(versionId, sheet)
  const [oldest] = cache.keys()
  if (cache.size > KEPT && oldest !== undefined) cache.delete(oldest)
}

/**
 * What prices a pickup date: of each service of each carrier the version that came into force last, and of those that
 * came into force together the one loaded last (domain `versionOn`). One that has run out by then is given too: it brings
 * back no older one, and says itself that it is over.
 */
export async function versionsOn(
  app: App,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  date: string,
): Promise<readonly SheetVersion[]> {
  const rows = await db.read(
    app.db.query
      .selectFrom('rate_sheet_version')
      .distinctOn(['scac', 'name'])
      .select(['version_id', 'scac', 'version'])
      .where('client_id', '=', clientId)
      .where('effective_from', '<=', date)
      .orderBy('scac')
      .orderBy('name')
      .orderBy('effective_from', 'desc')
      .orderBy('version', 'desc'),
  )
  const cache = cacheOf(app.db)
  const unread = rows.map(row => row.version_id).filter(id => !cache.has(id))
  const read =
    unread.length === 0
      ? []
      : await db.read(
          app.db.query
            .selectFrom('rate_sheet_version')
            .select(['version_id', 'sheet'])
            .where('client_id', '=', clientId)
            .where('version_id', 'in', unread),
        )
  const fresh = new Map(read.map(row => [row.version_id, sheetOfStored(row.sheet as unknown as StoredSheet)]))
  return rows.flatMap(row => {
    const sheet = fresh.get(row.version_id) ?? cache.get(row.version_id)
    if (sheet === undefined) return []
    keep(cache, row.version_id, sheet)
    return [{ versionId: row.version_id, scac: row.scac, version: row.version, sheet }]
  })
}
