import type { App } from '../../app.ts'

/** Nobody looks for the result of a month ago; what was done stands in the history of each row. */
const KEPT_DAYS = 30

/** Nightly: forgets old jobs with their rows, company by company; those that nobody ever answered, too. */
export async function sweepBulk(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - KEPT_DAYS * 86_400_000).toISOString()
  const clients = await app.db.identity.selectFrom('identity.client').select('client_id').execute()
  for (const { client_id } of clients) {
    await app.db
      .forClient(client_id)
      .write(app.db.query.deleteFrom('bulk_job').where('client_id', '=', client_id).where('started_at', '<', before))
  }
}
