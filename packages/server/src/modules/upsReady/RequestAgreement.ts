import type { RequestAgreement } from '@waybill/contract/calls/UPSReady/RequestAgreement.ts'
import type { Handler } from '../../handler.ts'
import { acceptAgreement, acceptanceOf, agreementInForce, refuseUnaccepted } from './agreement.ts'

export const requestAgreement: Handler<typeof RequestAgreement> = async ({ app, tx, who, input, now }) => {
  const agreement = await agreementInForce(app, tx)
  const { accept } = input
  if (accept !== undefined) {
    const given = { version: accept.Version, isAccepted: accept.Accepted }
    refuseUnaccepted(agreement, given, { box: 'accept.Accepted', version: 'accept.Version' })
    await acceptAgreement(tx, who, agreement.version, now)
  }
  const accepted = await acceptanceOf(tx, who.clientId, agreement.version)
  return {
    ...{ Version: agreement.version, Text: agreement.text, IsSample: agreement.isSample },
    AcceptedAt: accepted?.accepted_at ?? null,
    // Who has no account here is told of nobody who works there.
    AcceptedBy: 'kind' in who ? '' : (accepted?.actor ?? ''),
  }
}
