import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openLogin, sealLogin } from '../carriers/logins.ts'
import { choosePlace } from '../db/embedded/place.ts'
import { OWNER } from '../db/embedded/start.ts'

/** Where companies are cloned: a database as its owner, and the key that its logins are sealed with. */
export interface Cloning {
  readonly connection: pg.ClientConfig
  readonly secret: Buffer
}

/** The embedded database of a product that keeps its data below `data`. */
export const embeddedBelow = (data: string): Cloning => ({
  connection: { host: choosePlace(data).socket, user: OWNER, database: 'waybill' },
  secret: readFileSync(join(data, 'secret.key')),
})

/** Companies made from a template, by way of the database beside a running product: a tenth of what seeding one takes. */
export interface ClonedCompanies {
  /** Makes a company with all that the template has, and its one person. @returns that person's address to sign in with */
  clone(): Promise<string>
  /** Nothing falls due for the company any more: what it left behind takes no part in what runs after it. */
  rest(email: string): Promise<void>
  close(): Promise<void>
}

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
}

/** Whole numbers that name a person. */
const namesPerson = ({ column, type }: Column): boolean =>
  type === 'int4' && /^(user_id|owner_id|assigned_to)$|_by$/.test(column)

/** The table of sums that a table of additions is folded into, else the table itself. */
const sumsIn = (table: string): string => table.replace(/_delta$/, '')

/** Every table of companies with what is written in it: generated columns write themselves. */
const columnsOfTenants = `
  select format('%I.%I', n.nspname, c.relname) as "table", a.attname as "column", t.typname as type
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_type t on t.oid = a.atttypid
   where n.nspname in ('public', 'work') and c.relkind in ('r', 'p') and not c.relispartition
     and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'client_id' and not k.attisdropped)
   order by 1, a.attnum`

/** A company with its one person. */
interface Company {
  readonly clientId: number
  readonly userId: number
}

/** One statement that writes all rows of a table once more, as another company's. */
function copyRows(table: string, columns: readonly Column[], from: Company, to: Company): string {
  const names = columns.map(({ column }) => `"${column}"`)
  const values = columns.map(one => {
    if (one.column === 'client_id') return String(to.clientId)
    if (!namesPerson(one)) return `"${one.column}"`
    return `case when "${one.column}" = ${from.userId} then ${to.userId} else "${one.column}" end`
  })
  return `insert into ${table} (${names}) overriding system value
          select ${values} from ${table} where client_id = ${from.clientId}`
}

/**
 * Opens what clones the company of `templateEmail`. Numbers of its shipments are those of the template: what is booked over a
 * wire is built anew.
 * @throws where the template does not sign in there
 */
export async function openClonedCompanies(
  { connection, secret }: Cloning,
  templateEmail: string,
): Promise<ClonedCompanies> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows: people } = await client.query<Company>(
    'select last_client_id as "clientId", user_id as "userId" from identity.person where email = $1',
    [templateEmail],
  )
  const [template] = people
  if (template === undefined) throw new Error(`${templateEmail} signs in to no company`)
  const { rows: columns } = await client.query<Column>(columnsOfTenants)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const found = new Set<string>()
  for (const table of tables.keys()) {
    const { rowCount } = await client.query(`select from ${table} where client_id = $1 limit 1`, [template.clientId])
    if (rowCount) found.add(sumsIn(table))
  }
  // What is added to sums is in one of two tables now, and folded into the other at any time.
  const filled = [...tables.keys()].filter(table => found.has(sumsIn(table)))
  const { rows: logins } = await client.query<{ connector: string; name: string; sealed: Buffer }>(
    'select connector, name, sealed from carrier_login where client_id = $1',
    [template.clientId],
  )

  /** Sealed credentials open for their own company alone. */
  async function sealAnew(clientId: number): Promise<void> {
    for (const { connector, name, sealed } of logins) {
      const login = openLogin(secret, { clientId: template?.clientId ?? 0, connector, name }, sealed)
      await client.query('update carrier_login set sealed = $4 where client_id = $1 and connector = $2 and name = $3', [
        ...[clientId, connector, name, sealLogin(secret, { clientId, connector, name }, login)],
      ])
    }
  }

  return {
    async clone() {
      const email = `demo-${crypto.randomUUID()}@waybill.invalid`
      // Of all tables as they stand at one moment: what is folded meanwhile is neither lost nor there twice.
      await client.query('begin isolation level repeatable read')
      // Rows come as they stood: what triggers made of them, and what they refer to, comes along.
      await client.query('set local session_replication_role = replica')
      const { rows: made } = await client.query<Company>(
        `with own as (
           insert into identity.client (name, is_demo, gs1_prefix, time_zone, order_integration, pallet_grid)
           select name, is_demo, gs1_prefix, time_zone, order_integration, pallet_grid
             from identity.client where client_id = $1 returning client_id),
         copy as (
           insert into identity.person (last_client_id, email, password_hash, first_name, last_name, title, profile_due)
           select own.client_id, $3, u.password_hash, u.first_name, u.last_name, u.title, u.profile_due
             from identity.person u, own where u.user_id = $2
           returning last_client_id, user_id)
         insert into identity.membership (client_id, user_id) select last_client_id, user_id from copy
         returning client_id as "clientId", user_id as "userId"`,
        [template.clientId, template.userId, email],
      )
      const [copy] = made
      if (copy === undefined) throw new Error('the template is gone')
      await client.query(filled.map(table => copyRows(table, tables.get(table) ?? [], template, copy)).join(';\n'))
      await sealAnew(copy.clientId)
      await client.query('commit')
      return email
    },
    async rest(email) {
      // Rows that a node takes or settles this very moment are left to it: who waited for them could stand in its way.
      await client.query(
        `with its as (
           select kind, client_id, subject_id from work.due
            where client_id = (select last_client_id from identity.person where email = $1)
              for update skip locked)
         delete from work.due d using its
          where d.kind = its.kind and d.client_id = its.client_id and d.subject_id = its.subject_id`,
        [email],
      )
    },
    close: () => client.end(),
  }
}
