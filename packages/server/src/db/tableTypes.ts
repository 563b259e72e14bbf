import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** The TypeScript types of all tables, as the migrations make them. */
const file = join(import.meta.dirname, 'schema.generated.ts')

/** PostgreSQL calls every column of a view nullable: these are not, by the view's own tables. */
const viewColumns = {
  'identity.member.user_id': 'number',
  'identity.member.client_id': 'number',
  'identity.member.email': 'string',
  'identity.member.first_name': 'string',
  'identity.member.last_name': 'string',
  'identity.member.phone': 'string',
  'identity.member.title': 'string',
  'identity.member.user_type': 'string',
  'identity.member.profile_due': 'boolean',
  'identity.member.active': 'boolean',
  'identity.member.group_name': 'string',
  'identity.member.group_code': 'string',
  'identity.member.look_list': 'string',
  'identity.member.sees_prices': 'boolean',
  'identity.member.may_book': 'boolean',
  'identity.member.booking_limit_currency': 'string',
}

/**
 * Writes the types of a migrated database, or with `verify` only compares them.
 * @throws when the file has drifted from the migrations
 */
export function generateTypes(
  { host, user, database }: { host: string; user: string; database: string },
  verify: boolean,
) {
  execFileSync(
    join(import.meta.dirname, '../../../../node_modules/.bin/kysely-codegen'),
    [
      ...['--url', `postgres://${user}@/${database}?host=${host}`],
      ...['--dialect', 'postgres', '--date-parser', 'string', '--numeric-parser', 'number', '--log-level', 'error'],
      ...['--type-mapping', '{"int8":"number","timestamptz":"string"}'],
      ...['--overrides', JSON.stringify({ columns: viewColumns })],
      ...['--exclude-pattern', '{public.kysely_*,pgboss.*}'],
      ...['--out-file', file, ...(verify ? ['--verify'] : [])],
    ],
    { stdio: 'inherit' },
  )
}
