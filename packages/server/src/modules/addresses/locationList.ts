import { list as locations } from '@waybill/contract/lists/locations.ts'
import { sql } from 'kysely'
import { serveList } from '../../lists/serveList.ts'
import { wireOfRow } from './bookAddress.ts'

export const handlers = serveList(locations, {
  from: (query, { clientId }) => query.selectFrom('address as a').where('a.client_id', '=', clientId).selectAll('a'),
  key: sql`a.address_id`,
  search: sql`a.search_text`,
  filters: { ours: sql`a.is_ours`, states: sql`a.state` },
  sorts: {
    CompanyName: { by: sql`lower(a.company)`, type: 'text' },
    City: { by: sql`lower(a.city)`, type: 'text' },
    State: { by: sql`a.state`, type: 'text' },
    Zip: { by: sql`a.zip`, type: 'text' },
    used: { by: sql`a.used`, type: 'bigint' },
  },
  wire: wireOfRow,
})
