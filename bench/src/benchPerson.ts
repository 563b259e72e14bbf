import type pg from 'pg'

/** Adds a person who signs in to a company with that password; returns the number. */
export async function addBenchPerson(
  client: Pick<pg.Client, 'query'>,
  { clientId, email, passwordHash }: { clientId: number; email: string; passwordHash: string },
): Promise<number> {
  const { rows } = await client.query<{ user_id: number }>(
    `with person as (
       insert into identity.person (last_client_id, email, password_hash, first_name, last_name, profile_due)
       values ($1, $2, $3, 'Bench', 'Caller', false) returning user_id)
     insert into identity.membership (user_id, client_id) select user_id, $1 from person returning user_id`,
    [clientId, email, passwordHash],
  )
  return rows[0]?.user_id ?? 0
}
