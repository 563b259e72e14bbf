import type { Tx } from '../db/open.ts'

/** Has letters that wait count as handed over by a node that died over it: nobody knows whether they arrived, and a person settles it. */
export const setLettersAside = (tx: Tx): Promise<unknown> =>
  tx
    .updateTable('mail')
    .set(eb => ({ state: 'sending', tries: eb('tries', '+', 1) }))
    .where('state', '=', 'queued')
    .execute()
