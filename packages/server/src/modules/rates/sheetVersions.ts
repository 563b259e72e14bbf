import { type RateSheet, type StoredSheet, sheetOfStored } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Database, TenantDb } from '../../db/open.ts'

export interface SheetVersion {
  readonly versionId: number
  readonly scac: string
  readonly version: number
  readonly sheet: RateSheet
  /** Its lanes stand as rows of their own (sheetRows.ts), and `sheet` holds what it says beside them. */
  readonly lanesKept?: boolean
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
  scac?: string,
): Promise<readonly SheetVersion[]> {
  const rows = await db.read(
    app.db.query
      .selectFrom('rate_sheet_version')
      .distinctOn(['scac', 'name'])
      .select(['version_id', 'scac', 'version', 'effective_from', 'effective_to', 'lanes_kept'])
      .where('client_id', '=', clientId)
      .where('kind', '=', 'sheet')
      .where('state', '=', 'active')
      .$if(scac !== undefined, query => query.where('scac', '=', scac ?? ''))
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
    const { version_id: versionId, effective_from: from, effective_to: to } = row
    const read = fresh.get(versionId) ?? cache.get(versionId)
    if (read === undefined) return []
    // From which day to which stands with the version: an end that was set later changes nothing else of it.
    const sheet = read.from === from && read.to === to ? read : { ...read, from, to }
    keep(cache, versionId, sheet)
    return [{ versionId, scac: row.scac, version: row.version, sheet, lanesKept: row.lanes_kept }]
  })
}
