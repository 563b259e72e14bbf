import { sql } from 'kysely'
import pino from 'pino'
import { openJobs } from '../jobs/jobs.ts'
import { retryFailedWork } from '../work/putDue.ts'
import type { Admin } from './openAdmin.ts'

interface StuckWork {
  readonly kind: string
  readonly company: string
  readonly subject: number
  readonly failures: number
  readonly due: string
}

interface FailedJob {
  readonly id: string
  readonly name: string
  readonly data: object
  readonly reason: string
}

interface OpenWord {
  readonly company: string
  readonly what: string
  readonly about: string
  readonly since: string
}

/** Due work that failed, or has waited for so long that nobody seems to take it. */
const stuckWork = ({ db }: Admin) =>
  sql<StuckWork>`
    select d.kind, c.name as company, d.subject_id as subject, d.failures, d.due_at::text as due
      from work.due d join identity.client c on c.client_id = d.client_id
     where d.failures > 0 or d.due_at < now() - interval '10 minutes'
     order by d.due_at limit 200`.execute(db.identity)

const failedJobs = ({ db }: Admin) =>
  sql<FailedJob>`
    select id, name, data, coalesce(output ->> 'message', output::text, '') as reason from pgboss.job
     where state = 'failed' and name not like '\\_\\_%' order by completed_on desc nulls last limit 200`.execute(
    db.identity,
  )

/** Tenders whose outcome nobody knows, and mails that were given up, company by company. */
async function openWords({ db, clock }: Admin): Promise<readonly OpenWord[]> {
  const companies = await db.identity.selectFrom('identity.client').select(['client_id', 'name']).execute()
  const found: OpenWord[] = []
  for (const { client_id: clientId, name: company } of companies) {
    const rows = await db.forClient(clientId).transaction(async tx => {
      const tenders = await sql<Omit<OpenWord, 'company'>>`
        select 'tender, outcome unknown' as what, s.bol_number || ', ' || t.carrier_name as about, t.requested_at::text as since
          from tender t join shipment s on s.client_id = t.client_id and s.shipment_id = t.shipment_id
         where t.state = 'unknown' order by t.tender_id limit 100`.execute(tx)
      // Each try of a letter with a link is kept as a letter of its own, since its link is another one: they are one mail here.
      const mails = await sql<Omit<OpenWord, 'company'>>`
        select 'e-mail, ' || (array_agg(state order by mail_id desc))[1] as what,
               array_to_string(recipients, ', ') || ': ' || subject || ' (' || sum(tries) || case sum(tries) when 1 then ' try' else ' tries' end
                 || coalesce(', the last one: ' || nullif((array_agg(error order by mail_id desc))[1], ''), '') || ')' as about,
               min(created_at)::text as since
          from mail where state in ('failed', 'bounced', 'unknown') and created_at > ${clock.now().toISOString()}::timestamptz - interval '14 days'
         group by recipients, subject, purpose, case when purpose in ('password', 'welcome', 'approval') then 0 else mail_id end
         order by max(mail_id) desc limit 100`.execute(tx)
      return [...tenders.rows, ...mails.rows]
    })
    found.push(...rows.map(row => ({ company, ...row })))
  }
  return found
}

/** What fails, waits for too long, or was given up, a line each. */
export async function listStuck(admin: Admin): Promise<string> {
  const [work, jobs, words] = [await stuckWork(admin), await failedJobs(admin), await openWords(admin)]
  const lines = [
    ...work.rows.map(
      ({ kind, company, subject, failures, due }) =>
        `work   ${kind} ${subject}  ${company}  ${failures === 0 ? 'waits' : `failed ${failures} times`}  due ${due}`,
    ),
    ...jobs.rows.map(
      ({ name, id, data, reason }) => `job    ${name} ${id}  ${JSON.stringify(data)}  ${reason.slice(0, 200)}`,
    ),
    ...words.map(({ company, what, about, since }) => `${what}  ${company}  ${about}  since ${since}`),
  ]
  return lines.length === 0 ? 'Nothing fails, and nothing waits for long.' : lines.join('\n')
}

/**
 * Has what failed tried again now: due work at the next look of a node, jobs of the queue as new ones. Tenders and mails are
 * settled by people, who know what the carrier said.
 */
export async function retryStuck({ db }: Admin): Promise<string> {
  const work = await retryFailedWork(db)
  const queue = await openJobs(db.connection, pino({ level: 'silent' }))
  const jobs = await queue.retryFailed().finally(() => queue.close())
  return `${work} pieces of work and ${jobs} jobs are tried again.`
}
