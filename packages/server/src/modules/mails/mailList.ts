import { MAILS_LISTED_MAX } from '@waybill/contract'
import type { mailQuestion } from '@waybill/contract/wire/question.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { likePattern } from '../../db/likePattern.ts'

/** What is asked of a list of mails; all of them where nothing is. */
export interface MailsAsked extends Partial<z.output<typeof mailQuestion>> {
  readonly shipmentId?: number | undefined
  /** The reader's, in which days are counted. */
  readonly timeZone?: string
}

/** In words of its own, so that the index of mails that may be shown (mail_shown) fits a kept plan. */
const mayBeShown = sql<boolean>`purpose not in ('password', 'welcome')`

/** The mails a list is made of: the company's newest, or those of one shipment. */
export function shownMails(app: Pick<App, 'db'>, clientId: number, asked: MailsAsked = {}) {
  const { shipmentId, filter = {}, timeZone = 'UTC' } = asked
  const { states = [], purposes = [], written = {} } = filter
  const search = asked.searchText?.trim() ?? ''
  const day = sql<string>`(created_at at time zone ${timeZone})::date`
  return app.db.query
    .selectFrom('mail')
    .where('client_id', '=', clientId)
    .where(mayBeShown)
    .$if(shipmentId !== undefined, query => query.where('shipment_id', '=', shipmentId ?? 0))
    .$if(states.length > 0, query => query.where('state', 'in', states))
    .$if(purposes.length > 0, query => query.where('purpose', 'in', purposes))
    .$if(written.from !== undefined, query => query.where(day, '>=', written.from ?? ''))
    .$if(written.to !== undefined, query => query.where(day, '<=', written.to ?? ''))
    .$if(search !== '', query =>
      query.where(
        sql<boolean>`lower(subject || ' ' || array_to_string(recipients, ' ')) like lower(${likePattern(search)})`,
      ),
    )
}

/** How many there are, counted as far as anybody pages. */
export const countShown = (app: Pick<App, 'db'>, clientId: number, asked: MailsAsked = {}) =>
  app.db.query
    .selectFrom(shownMails(app, clientId, asked).select('mail_id').limit(MAILS_LISTED_MAX).as('shown'))
    .select(eb => eb.fn.countAll<number>().as('n'))
