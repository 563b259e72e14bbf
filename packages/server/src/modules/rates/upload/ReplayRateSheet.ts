import type { ReplayRateSheet } from '@waybill/contract/calls/RateSheets/ReplayRateSheet.ts'
import { classModes, type RateSheet } from '@waybill/domain'
import type { Handler } from '../../../handler.ts'
import { localNow } from '../../../places/localNow.ts'
import { replayedShipments } from './replay.ts'
import { lockVersion } from './versionRow.ts'

export const replayRateSheet: Handler<typeof ReplayRateSheet> = async ({ app, tx, who, input, now }) => {
  const { clientId } = who
  const { versionId, since } = input
  const { sheet } = await lockVersion(tx, clientId, versionId, ['draft', 'active'])
  const { modes = classModes } = sheet as Pick<RateSheet, 'modes'>
  const today = localNow(now, who.timeZone).date
  const { n: shipments } = await replayedShipments(tx, { clientId, modes, since, before: today })
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('rate_replay').where('client_id', '=', clientId).where('version_id', '=', versionId).execute()
  await tx
    .insertInto('rate_replay')
    .values({
      client_id: clientId,
      version_id: versionId,
      asked_by: who.userId,
      asked_at: now.toISOString(),
      since,
      shipments,
    })
    .execute()
  await app.due.put(tx, 'replay', { clientId, subjectId: versionId }, now)
  return { Status: 'Success', shipments }
}
