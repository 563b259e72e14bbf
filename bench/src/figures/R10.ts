import pg from 'pg'
import { type Answer, post } from '../caller.ts'
import { goals } from '../goals.ts'
import { median, ms, type Row, times } from '../measure.ts'
import type { Prepared } from '../prepared.ts'
import { startProduct } from '../product.ts'

const TRIES = 1000

/** One address per try, so that neither the account's nor the address's limit is what is measured. */
async function accounts({ connection, small }: Prepared): Promise<readonly string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ email: string }>(
      `with caller as (select * from identity.member where email = $1),
       person as (
         insert into identity.person (last_client_id, email, password_hash, profile_due)
         select client_id, 'r10-' || n || '@bench.invalid', password_hash, false from caller, generate_series(1, $2::int) n
         on conflict (email) do update set profile_due = false returning user_id, last_client_id, email),
       member as (
         insert into identity.membership (user_id, client_id) select user_id, last_client_id from person
         on conflict do nothing)
       select email from person`,
      [small.email, TRIES],
    )
    return rows.map(row => row.email)
  } finally {
    await client.end()
  }
}

const addressOf = (n: number): string => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`

/** R10: what an answer says and how long it takes tells nobody whether an account exists. */
export async function R10(prepared: Prepared): Promise<Row[]> {
  const product = await startProduct(prepared.folder, { TRUST_PROXY: '127.0.0.1' })
  try {
    const known = await accounts(prepared)
    let n = 0
    const timed = async (path: string, body: object): Promise<{ took: number; answer: Answer }> => {
      const started = performance.now()
      const answer = await post(`${product.address}/api/LogIn/${path}`, body, undefined, {
        'x-forwarded-for': addressOf(++n),
      })
      return { took: performance.now() - started, answer }
    }
    const rows: Row[] = []
    for (const [figure, path, more] of [
      ['login with a wrong password', 'Login', { Password: 'not the password' }],
      ['forgot password', 'UserManagement?actions=0', {}],
    ] as const) {
      const took = { known: [] as number[], unknown: [] as number[] }
      const said = new Set<string>()
      for (let i = 0; i < TRIES; i++) {
        const pair = [
          ['known', known[i] ?? ''],
          ['unknown', `nobody-${i}@bench.invalid`],
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
