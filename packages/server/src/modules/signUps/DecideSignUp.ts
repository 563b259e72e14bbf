import type { DecideSignUp } from '@waybill/contract/calls/LogIn/DecideSignUp.ts'
import type { z } from 'zod'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import {
  createWayIn,
  findWayIn,
  keepDecision,
  lockSignUp,
  makeCompanyOf,
  type SignUpRow,
  type WayIn,
} from '../../identity/signUps.ts'
import { Refusal } from '../../refusal.ts'
import { refuseOthers } from './operator.ts'

type Asked = Given<typeof DecideSignUp>
type Reply = z.input<typeof DecideSignUp.reply>

const record = (
  { tx, who, request, now }: Asked,
  { number, email, company }: SignUpRow,
  action: string,
  more: object,
) =>
  recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'signUp', entityId: number, action, after: { email, company, ...more } },
  )

/** Mails the link, or gives it where no mail leaves the house. */
async function letIn({ app, tx, now }: Asked, { email }: SignUpRow, way: WayIn): Promise<Reply> {
  if (app.settings.SMTP_URL === undefined) {
    return {
      Status: 'Success',
      SetupLink: `${app.publicUrl()}/PasswordSetup?accessid=${await createWayIn(tx, way, now)}`,
    }
  }
  if (way.kind === 'invitation') await app.jobs.enqueue(tx, 'MailInvitation', way.member)
  else await app.jobs.enqueue(tx, 'MailPasswordLink', { email })
  return { Status: 'Success' }
}

export const decideSignUp: Handler<typeof DecideSignUp> = async asked => {
  const { app, tx, who, input, now } = asked
  await refuseOthers(app, who)
  const signUp = await lockSignUp(tx, { number: input.number })
  if (signUp === undefined) throw new Refusal('NotFound')
  if (input.decision === 'link') {
    const way = await findWayIn(tx, signUp)
    if (way === null) throw new Refusal('SignUpDecided')
    await record(asked, signUp, 'linkSent', {})
    return letIn(asked, signUp, way)
  }
  if (signUp.decided_at !== null) throw new Refusal('SignUpDecided')
  if (input.decision === 'refuse') {
    await keepDecision(tx, signUp, { decision: 'refused', by: who.userId, at: now, reason: input.reason })
    await record(asked, signUp, 'refused', { reason: input.reason })
    return { Status: 'Success' }
  }
  const { clientId } = await makeCompanyOf(tx, signUp, who.userId, now)
  await keepDecision(tx, signUp, { decision: 'approved', by: who.userId, at: now, clientId })
  await record(asked, signUp, 'approved', {})
  const way = await findWayIn(tx, { client_id: clientId, email: signUp.email })
  if (way === null) throw new Error('whoever a company was made for has no way in')
  return letIn(asked, signUp, way)
}
