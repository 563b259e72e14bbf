import type { AccountSetupLink } from '@waybill/contract/calls/UPSReady/AccountSetupLink.ts'
import { upsDetails } from '@waybill/contract/wire/upsReady.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { createInvitedLink, endInvitedLinks } from '../../identity/invitedLinks.ts'
import { Refusal } from '../../refusal.ts'
import { beginRegistration, lockRegistration } from './registrationRows.ts'

const LIFE_MS = 7 * 86_400_000

export const accountSetupLink: Handler<typeof AccountSetupLink> = async ({ app, tx, who, request, now }) => {
  const { clientId } = who
  const nothing = { details: upsDetails.parse({}), step: 'agreement' } as const
  const row =
    (await lockRegistration(tx, who)) ??
    (await beginRegistration(app, tx, clientId, nothing, now)) ??
    (await lockRegistration(tx, who))
  if (row === undefined) throw new Refusal('ChangedMeanwhile')
  const link = { to: 'upsReady', clientId, subjectId: row.registration_id, now } as const
  await endInvitedLinks(tx, link)
  const accessId = await createInvitedLink(tx, { ...link, answerBy: new Date(now.getTime() + LIFE_MS) })
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'upsRegistration', entityId: row.registration_id, action: 'linkMade' },
  )
  return { Link: `${app.publicUrl()}/AccountSetup?accessid=${accessId}` }
}
