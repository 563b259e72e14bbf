import type { Read } from '../db/open.ts'
import type { Person } from './company.ts'
import type { TestNode } from './node.ts'

/** How the database would answer a question of a company, as the server's role asks it. */
export const explained = (
  { app }: TestNode,
  { clientId }: Pick<Person, 'clientId'>,
  question: Read<unknown>,
): Promise<string> =>
  app.db.forClient(clientId).transaction(async tx => {
    const query = question.compile()
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>({
      ...query,
      sql: `explain (costs off) ${query.sql}`,
    })
    return rows.map(row => row['QUERY PLAN']).join('\n')
  })
