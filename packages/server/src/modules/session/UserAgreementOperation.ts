import type { UserAgreementOperation } from '@waybill/contract/calls/LogIn/UserAgreementOperation.ts'
import type { Handler } from '../../handler.ts'
import { findAccessLink } from '../../identity/accessLinks.ts'
import { countWrongLink } from '../../identity/linkTries.ts'
import { acceptTerms } from '../../identity/people.ts'
import { Refusal } from '../../refusal.ts'
import { agreement } from './agreement.ts'

export const userAgreementOperation: Handler<typeof UserAgreementOperation> = async given => {
  const { app, input, who, request, now } = given
  const text = { Status: 'Success' as const, Version: agreement.version, Text: agreement.text }
  const link = input.AccessId === undefined ? null : await findAccessLink(app.db, app.clock, 'password', input.AccessId)
  if (input.AccessId !== undefined && link === null) await countWrongLink(app, request.network)
  const userId = who?.userId ?? link?.subjectId
  if (input.Operation === 'read') {
    const user =
      userId === undefined
        ? undefined
        : await app.db.identity
            .selectFrom('identity.person')
            .select(['agreement', 'agreement_at'])
            .where('user_id', '=', userId)
            .executeTakeFirst()
    return { ...text, AcceptedAt: user?.agreement === agreement.version ? user.agreement_at : null }
  }
  if (userId === undefined) throw new Refusal('BadLink')
  if (input.Version !== agreement.version) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.Version', code: 'not_current', params: {} }])
  }
  await acceptTerms(app.db.identity, userId, agreement.version, now)
  return { ...text, AcceptedAt: now.toISOString() }
}
