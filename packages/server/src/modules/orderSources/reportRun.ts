import type { App } from '../../app.ts'
import { letterHtml, letterText } from '../../mail/html.ts'
import { postMail } from '../../mail/post.ts'
import type { Again } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import { lockedSource } from './sourceRows.ts'

interface Run {
  readonly run_id: number
  readonly name: string
  readonly state: string
  readonly done: number
  readonly held: number
  readonly skipped: number
}

const rows = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`

/** What is notified of a file: how it ended, what is held, where to look. */
function letterOf(run: Run, source: string, link: string): { readonly subject: string; readonly lines: string[] } {
  const { name, state, done, held, skipped } = run
  if (state === 'mapping') {
    return {
      subject: `Orders from ${source}: ${name} needs you`,
      lines: [`${name} came from ${source}, and its columns need a check before its orders are imported.`, link],
    }
  }
  if (state === 'failed') {
    return {
      subject: `Orders from ${source}: ${name} could not be read`,
      lines: [`${name} came from ${source} and could not be read. No order was imported.`, link],
    }
  }
  return {
    subject: `Orders from ${source}: ${rows(done)} imported, ${held.toLocaleString('en-US')} held`,
    lines: [
      `${name} came from ${source}: ${rows(done)} imported, ${held.toLocaleString('en-US')} held, ${skipped.toLocaleString('en-US')} skipped.`,
      held > 0 ? 'Fix held rows at this link, or download them there with their reasons.' : 'Nothing is held.',
      link,
    ],
  }
}

/** Tells the people of a source what became of a file that it brought, once. Whoever sent it is never answered. */
export async function reportRun(app: App, { clientId, subjectId: runId }: DueWork): Promise<Again> {
  await app.db.forClient(clientId).transaction(async tx => {
    const run = await tx
      .selectFrom('import_run')
      .select(['run_id', 'source_id', 'name', 'state', 'done', 'held', 'skipped'])
      .where('client_id', '=', clientId)
      .where('run_id', '=', runId)
      .executeTakeFirst()
    const source = run === undefined ? undefined : await lockedSource(tx, clientId, run.source_id ?? 0)
    // The letter and that it is written are one: a node that dies between writes neither.
    await app.due.drop(tx, 'sourceReport', { clientId, subjectId: runId })
    if (run === undefined || source === undefined || source.notified.length === 0) return
    if (!['mapping', 'done', 'failed'].includes(run.state)) return
    const { subject, lines } = letterOf(run, source.name, `${app.publicUrl()}/OpenOrders?import=${runId}`)
    await postMail(app, tx, clientId, {
      ...{ purpose: 'notice', to: source.notified, subject },
      ...{ text: letterText(lines), html: letterHtml(lines) },
    })
  })
  return null
}
