import type { GetRateDifference } from '@waybill/contract/calls/RateSheets/GetRateDifference.ts'
import type { Handler } from '../../../handler.ts'
import { localNow } from '../../../places/localNow.ts'
import { againstVersion } from './againstVersion.ts'
import { compareVersions } from './compareVersions.ts'
import { versionShown } from './versionRow.ts'

export const getRateDifference: Handler<typeof GetRateDifference> = async ({ app, db, who, input, now }) => {
  const { clientId } = who
  const today = localNow(now, who.timeZone).date
  const { kind, ...version } = await versionShown(app, db, clientId, input.versionId, today)
  const against = await againstVersion(app, db, clientId, { kind, ...version }, today)
  const asked = { ...input, clientId, kind, before: against?.version_id ?? 0, after: input.versionId }
  return compareVersions(app, db, asked)
}
