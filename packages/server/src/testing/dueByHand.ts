import type { App } from '../app.ts'
import { LEASE_MS } from '../work/due.ts'
import type { DueKind } from '../work/kinds.ts'
import type { DueWork } from '../work/putDue.ts'
import type { TestNode } from './node.ts'

export interface DueRow extends DueWork {
  readonly kind: DueKind
  readonly at: number
}

const worked: readonly DueKind[] = ['transmit', 'ask', 'mail']

/** What is due for a company, whenever: its messages, questions and mails, the first one first. */
export async function dueRows({ app }: TestNode, clientId: number): Promise<readonly DueRow[]> {
  const rows = await app.db.identity
    .selectFrom('work.due')
    .select(['kind', 'subject_id', 'due_at'])
    .where('client_id', '=', clientId)
    .where('kind', 'in', [...worked])
    .orderBy('due_at')
    .orderBy('kind')
    .orderBy('subject_id')
    .execute()
  return rows.map(row => ({
    ...{ kind: row.kind as DueKind, clientId, subjectId: row.subject_id, at: Date.parse(row.due_at) },
  }))
}

/** Works one piece at its time, or now if that is over, as a node does: leased first, then settled (work/due.ts). */
export async function workDue(
  { app, clock }: Pick<TestNode, 'app' | 'clock'>,
  row: DueRow,
  work: (app: App, due: DueWork) => Promise<Date | null>,
): Promise<void> {
  clock.pass(Math.max(0, row.at - clock.now().getTime()))
  const { kind, clientId, subjectId } = row
  const leased = new Date(clock.now().getTime() + LEASE_MS).toISOString()
  const own = { client_id: clientId, subject_id: subjectId }
  const its = () =>
    app.db.identity
      .updateTable('work.due')
      .where('kind', '=', kind)
      .where('client_id', '=', own.client_id)
      .where('subject_id', '=', own.subject_id)
  await its().set({ due_at: leased }).execute()
  const again = await work(app, { clientId, subjectId })
  if (again !== null) await its().set({ due_at: again.toISOString() }).where('due_at', '=', leased).execute()
  else {
    await app.db.identity
      .deleteFrom('work.due')
      .where('kind', '=', kind)
      .where('client_id', '=', own.client_id)
      .where('subject_id', '=', own.subject_id)
      .where('due_at', '=', leased)
      .execute()
  }
}
