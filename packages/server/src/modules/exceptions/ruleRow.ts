import { type ExceptionRules, exceptionRuleNames, usualExceptionRules } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import { within } from '../../db/open.ts'

/** What a company says of when something is an exception, and what is usual where it says nothing. */
export function rulesIn(kept: unknown): ExceptionRules {
  const said = typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
  return Object.fromEntries(
    exceptionRuleNames.map(name => {
      const value = said[name]
      return [name, typeof value === 'number' ? value : usualExceptionRules[name]]
    }),
  ) as ExceptionRules
}

/** The rules and the zone of a company. */
export async function rulesOf(
  app: Pick<App, 'db'>,
  from: Tx | Pick<TenantDb, 'readOne'>,
  clientId: number,
): Promise<{ readonly rules: ExceptionRules; readonly zone: string }> {
  const db = 'readOne' in from ? from : within(from)
  const query = sql<{ rules: unknown; time_zone: string }>`
    select c.time_zone, r.rules from identity.client c
      left join exception_rule r on r.client_id = c.client_id
     where c.client_id = ${clientId}`
  const row = await db.readOne<{ rules: unknown; time_zone: string }>({ compile: () => query.compile(app.db.query) })
  return { rules: rulesIn(row?.rules), zone: row?.time_zone ?? 'America/New_York' }
}
