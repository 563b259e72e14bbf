import type { Started } from '../../../work/startedByRow.ts'
import type { RowGiven } from '../action.ts'

/** The letters of a question for quotes that have not left yet. */
export async function lettersOf({ tx, who }: RowGiven, spotId: number): Promise<readonly Started[]> {
  const letters = await tx
    .selectFrom('mail as m')
    .innerJoin('spot_invitation as i', join =>
      join.onRef('i.client_id', '=', 'm.client_id').onRef('i.invitation_id', '=', 'm.invitation_id'),
    )
    .select('m.mail_id as id')
    .where('m.client_id', '=', who.clientId)
    .where('i.spot_id', '=', spotId)
    .where('m.state', '=', 'queued')
    .execute()
  return letters.map(({ id }) => ({ kind: 'letter', id }))
}
