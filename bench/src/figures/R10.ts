import pg from 'pg'
import { type Answer, post } from '../caller.ts'
import { goals } from '../goals.ts'
import { median, ms, type Row, times } from '../measure.ts'
import type { Prepared } from '../prepared.ts'
import { startProduct } from '../product.ts'

const TRIES = 1000

/** What people have beside the password: nothing, or an authenticator app and a passkey. */
type Held = 'plain' | 'factors'

/** One address per try, so that neither the account's nor the address's limit is what is measured. */
async function accounts({ connection, small }: Prepared, held: Held): Promise<readonly string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ email: string }>(
      `with caller as (select * from identity.member where email = $1),
       person as (
         insert into identity.person (last_client_id, email, password_hash, profile_due)
         select client_id, 'r10-' || $3::text || '-' || n || '@bench.invalid', password_hash, false from caller, generate_series(1, $2::int) n
         on conflict (email) do update set profile_due = false returning user_id, last_client_id, email),
       member as (
         insert into identity.membership (user_id, client_id) select user_id, last_client_id from person
         on conflict do nothing),
       app as (
         insert into identity.second_factor (user_id, secret, confirmed_at, salt)
         select user_id, 'sealed', now(), 'salt' from person where $3 = 'factors' on conflict do nothing),
       passkey as (
         insert into identity.passkey (user_id, credential_id, public_key, name, added_at)
         select user_id, email::bytea, 'key', 'Phone', now() from person where $3 = 'factors' on conflict do nothing)
       select email from person`,
      [small.email, TRIES, held],
    )
    return rows.map(row => row.email)
  } finally {
    await client.end()
  }
}

const newcomer = { FirstName: 'Sam', LastName: 'Sample', CompanyName: 'Bench', Phone: '555 0100', Message: '' }

const addressOf = (n: number): string => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`

/** R10: what an answer says and how long it takes tells nobody whether an account exists. */
export async function R10(prepared: Prepared): Promise<Row[]> {
  const product = await startProduct(prepared.folder, { TRUST_PROXY: '127.0.0.1' })
  try {
    const people = { plain: await accounts(prepared, 'plain'), factors: await accounts(prepared, 'factors') }
    let n = 0
    let strangers = 0
    const timed = async (path: string, body: object): Promise<{ took: number; answer: Answer }> => {
      const started = performance.now()
      const answer = await post(`${product.address}/api/LogIn/${path}`, body, undefined, {
        'x-forwarded-for': addressOf(++n),
      })
      return { took: performance.now() - started, answer }
    }
    const rows: Row[] = []
    const wrong = { Password: 'not the password' }
    for (const [figure, path, more, held] of [
      ['login with a wrong password', 'Login', wrong, 'plain'],
      ['login with a wrong password of who has second factors', 'Login', wrong, 'factors'],
      ['forgot password', 'UserManagement?actions=0', {}, 'plain'],
      ['forgot password of who has second factors', 'UserManagement?actions=0', {}, 'factors'],
      ['sign-up', 'UserManagement?actions=6', newcomer, 'factors'],
    ] as const) {
      const known = people[held]
      const took = { known: [] as number[], unknown: [] as number[] }
      const said = new Set<string>()
      for (let i = 0; i < TRIES; i++) {
        const pair = [
          ['known', known[i] ?? ''],
          ['unknown', `nobody-${++strangers}@bench.invalid`],
        ] as const
        for (const [kind, Email] of i % 2 === 0 ? pair : [...pair].reverse()) {
          const { took: t, answer } = await timed(path, { Email, ...more })
          took[kind].push(t)
          said.add(String(answer.bytes).replace(/"requestId":"[^"]*"/, ''))
        }
      }
      rows.push({
        figure: `R10 ${figure}, ${TRIES} tries each, ${said.size === 1 ? 'same answer' : `${said.size} answers`}`,
        measured: `${ms(median(took.known))} known`,
        beside: `${ms(median(took.unknown))} unknown`,
        ratio: times(median(took.known) / median(took.unknown)),
        goal: goals.R10.alike,
      })
    }
    return rows
  } finally {
    await product.stop()
  }
}
