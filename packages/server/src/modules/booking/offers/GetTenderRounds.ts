import type { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { roundsFound } from './roundList.ts'
import { roundsShown } from './roundsShown.ts'

/** Open ones first, then the newest. */
export const getTenderRounds: Handler<typeof GetTenderRounds> = async ({ app, db, who, input, now }) => {
  const found = () => roundsFound(app, who.clientId, input)
  const [rows, counted] = await Promise.all([
    db.read(
      found()
        .selectAll('r')
        .orderBy(sql`r.state = 'open'`, 'desc')
        .orderBy('r.round_id', 'desc')
        .limit(input.pageSize)
        .offset((input.pageIndex - 1) * input.pageSize),
    ),
    db.readOne(found().select(eb => eb.fn.countAll<number>().as('n'))),
  ])
  const rounds = await roundsShown(app, db, who.clientId, rows)
  return { rounds, total: counted?.n ?? 0, now: now.toISOString() }
}
