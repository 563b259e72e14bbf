import { sql } from 'kysely'
import type { Tx } from '../db/open.ts'
import { consignees, ownPlaces } from './places.ts'

/** A terminal in each city of the demo's address book serves what begins as its postal code. */
const terminals = [...ownPlaces, ...consignees].map(({ address: { city, state, zip, country } }, n) => ({
  ...{ city, state, zip, country, place: zip.slice(0, 3), street: `${100 + n * 10} Example Terminal Road` },
  phone: `800-555-02${String(n).padStart(2, '0')}`,
}))

/** The lists of the demo's LTL carriers, of the sheets and of the wire alike: nobody could take them for real ones. */
export async function seedTerminals(tx: Tx, clientId: number): Promise<void> {
  await sql`
    insert into carrier_terminal
           (client_id, scac, code, name, street, city, state, zip, country, phone, email, hours, serves)
    select ${clientId}, c.scac, t.state || t.place, c.name || ' Terminal, ' || t.city, t.street, t.city, t.state, t.zip,
           t.country, t.phone, 'terminals@' || lower(c.scac) || '-demo.invalid', 'Mon–Fri 7:00 AM–6:00 PM',
           array[t.place]
      from (select distinct on (scac) scac, name
              from (select scac, name from carrier where client_id = ${clientId} and mode = 'LTL'
                    union all
                    select scac, name from carrier_account where client_id = ${clientId} and scac like 'DM%') known
             order by scac) c
     cross join json_to_recordset(${JSON.stringify(terminals)}) as
           t (city text, state text, zip text, country text, place text, street text, phone text)`.execute(tx)
}
