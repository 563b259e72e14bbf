import { sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { openLogin } from '../carriers/logins.ts'
import { addDemoCompany } from '../demo/seed.ts'
import { openClonedCompanies } from './cloneCompany.ts'
import { startTestNode } from './node.ts'
import { connect, WIRE_SECRET } from './wire.ts'

/** A number that no count, place or amount happens to be. */
const TEMPLATE_CLERK = 1_777_001

it('a copy of a company has its rows, names nobody of the template, and opens its own logins', async () => {
  const node = await startTestNode()
  const { app, connection } = node
  const { email } = await addDemoCompany(app)
  const owner = new pg.Client(connection)
  await owner.connect()
  const clientOf = async (address: string): Promise<number> =>
    (await owner.query('select last_client_id as client_id from identity.person where email = $1', [address])).rows[0]
      .client_id
  const template = await clientOf(email)
  await connect(node, { clientId: template }, ['DMRX'])
  // What the demo's freight brings about is written first: nothing of it changes while it is copied.
  const ripe = () =>
    app.db.identity
      .selectFrom('work.due')
      .select('kind')
      .where('client_id', '=', template)
      .where('due_at', '<=', node.clock.now().toISOString())
      .executeTakeFirst()
  for (let isRipe = await ripe(); isRipe !== undefined; isRipe = await ripe()) {
    app.due.look()
    await app.due.rest()
  }

  const { rows: columns } = await owner.query<{ table: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as "table", column_name as "column"
       from information_schema.columns c
      where table_schema in ('public', 'work') and data_type = 'integer' and column_name <> 'client_id'
        and exists (select from information_schema.columns k where k.table_schema = c.table_schema
                       and k.table_name = c.table_name and k.column_name = 'client_id')`,
  )
  // The template's clerk gets that number, also where the demo names nobody.
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `with member as (delete from identity.membership where client_id = $2),
     old as (delete from identity.person where last_client_id = $2 returning *)
     insert into identity.person (user_id, last_client_id, email, password_hash, first_name, last_name, title, profile_due)
     overriding system value
     select $1, last_client_id, email, password_hash, first_name, last_name, title, profile_due from old`,
    [TEMPLATE_CLERK, template],
  )
  await owner.query('insert into identity.membership (user_id, client_id) values ($1, $2)', [TEMPLATE_CLERK, template])
  await owner.query('update shipment set created_by = $1, assigned_to = $1, ready_by = $1 where client_id = $2', [
    ...[TEMPLATE_CLERK, template],
  ])
  await owner.query('update audit_entry set user_id = $1 where client_id = $2', [TEMPLATE_CLERK, template])

  const companies = await openClonedCompanies({ connection, secret: app.settings.secret }, email)
  const copy = await clientOf(await companies.clone())
  const strangers: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await owner.query(
      `select count(*) filter (where client_id = $1)::int as mine, count(*) filter (where client_id = $2)::int as its,
              count(*) filter (where client_id = $2 and "${column}" = $3)::int as named from ${table}`,
      [template, copy, TEMPLATE_CLERK],
    )
    if (rows[0].mine !== rows[0].its || rows[0].named > 0) strangers.push(`${table}.${column}`)
  }
  expect(strangers).toEqual([])

  const [login] = await app.db
    .forClient(copy)
    .read(
      app.db.query.selectFrom('carrier_login').select(['connector', 'name', 'sealed']).where('client_id', '=', copy),
    )
  const own = { clientId: copy, connector: 'project44', name: login?.name ?? '' }
  expect(openLogin(app.settings.secret, own, login?.sealed ?? Buffer.alloc(0))).toMatchObject({
    oauthClientSecret: WIRE_SECRET,
  })

  await companies.rest(email)
  const due = await sql`select from work.due where client_id = ${template}`.execute(app.db.identity)
  expect(due.rows).toEqual([])
  await companies.close()
  await owner.end()
  await node.close()
})
