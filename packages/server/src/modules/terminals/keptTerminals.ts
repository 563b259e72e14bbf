import type { CarrierTerminal } from '@waybill/carriers'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'

/** A terminal as its carrier's list names it. */
export interface KeptTerminal {
  readonly scac: string
  readonly terminal: CarrierTerminal
}

type Place = Pick<CarrierTerminal, 'zip' | 'country'>

/** As far as a terminal serves by it: five digits of a ZIP, or the first half of a Canadian postal code. */
const routedBy = ({ zip, country }: Place): string => zip.replace(/\s/g, '').slice(0, country === 'CA' ? 3 : 5)

/** Of each carrier the terminal that serves a place by the longest beginning of its postal code. */
async function terminalsAt(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  end: CarrierTerminal['end'],
  place: Place,
): Promise<readonly KeptTerminal[]> {
  const zip = routedBy(place)
  const serves = sql<number>`(
    select max(length(prefix))
      from unnest(case when cardinality(serves) = 0 then array[left(zip, 3)] else serves end) prefix
     where starts_with(${zip}, prefix))`
  const rows = await db.read(
    app.db.query
      .selectFrom('carrier_terminal')
      .distinctOn('scac')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('country', '=', place.country)
      .where(sql<boolean>`${serves} is not null`)
      .orderBy('scac')
      .orderBy(serves, 'desc')
      // Two that serve the same: the one that stands there.
      .orderBy(sql`left(zip, 3) = ${zip.slice(0, 3)}`, 'desc')
      .orderBy('code'),
  )
  return rows.map(({ scac, code, name, street, city, state, zip: own, country, phone, email, hours }) => ({
    scac,
    terminal: {
      ...{ end, code, name, street, city, state, zip: own, country },
      ...{ contact: '', phone, fax: '', email, serviceHours: hours },
    },
  }))
}

/** What the company's lists say of the ends of a lane, and whose lists there are. */
export async function keptTerminals(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  { from, to }: { readonly from: Place; readonly to: Place },
): Promise<{ readonly terminals: readonly KeptTerminal[]; readonly listed: ReadonlySet<string> }> {
  const [origins, destinations, lists] = await Promise.all([
    terminalsAt(app, db, clientId, 'origin', from),
    terminalsAt(app, db, clientId, 'destination', to),
    db.read(app.db.query.selectFrom('carrier_terminal').select('scac').distinct().where('client_id', '=', clientId)),
  ])
  return { terminals: [...origins, ...destinations], listed: new Set(lists.map(({ scac }) => scac)) }
}
