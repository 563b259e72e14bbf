import type { App } from '../app.ts'
import { forgetExchanges } from '../carriers/exchanges.ts'

/** What was said over a carrier's wire is kept as long as a freight claim may be filed: nine months. */
const KEPT_DAYS = 275

/** Nightly: forgets old exchanges with carriers, company by company. */
export async function sweepExchanges(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - KEPT_DAYS * 86_400_000).toISOString()
  const clients = await app.db.identity.selectFrom('identity.client').select('client_id').execute()
  for (const { client_id } of clients) {
    await forgetExchanges(app, client_id, before)
  }
}
