import type { Call, ReplyOf } from '@waybill/contract/call.ts'
import type { ConfirmSignIn } from '@waybill/contract/calls/LogIn/ConfirmSignIn.ts'
import type { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import type { UserAgreementOperation } from '@waybill/contract/calls/LogIn/UserAgreementOperation.ts'
import type { UserManagement, UserManagementBodies } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import type { GetDemoOutbox } from '@waybill/contract/calls/Mail/GetDemoOutbox.ts'
import type { DecideApproval } from '@waybill/contract/calls/Shipment/DecideApproval.ts'
import type { GetApproval } from '@waybill/contract/calls/Shipment/GetApproval.ts'
import { send } from '../api/client.ts'

interface Answered<C extends Call> {
  readonly reply: ReplyOf<C>
  /** Of the session that the call opened; blank where it opened none. */
  readonly token: string
}

/**
 * The calls before sign-in, by path: this entry carries types of the contract, not its schemas.
 * @param acceptedTerms the version of new terms that were shown and accepted
 */
export async function signIn(email: string, password: string, acceptedTerms?: string): Promise<Answered<typeof Login>> {
  const answer = await send({
    path: '/api/LogIn/Login',
    body: { Email: email, Password: password, ...(acceptedTerms && { AgreementVersion: acceptedTerms }) },
    developerKey: true,
  })
  return { reply: JSON.parse(answer.text) as ReplyOf<typeof Login>, token: answer.token }
}

/** The second step: a code of the app, or a recovery code. */
export async function confirmSignIn(ticket: string, code: string): Promise<Answered<typeof ConfirmSignIn>> {
  const answer = await send({ path: '/api/LogIn/ConfirmSignIn', body: { ticket, code }, developerKey: true })
  return { reply: JSON.parse(answer.text) as ReplyOf<typeof ConfirmSignIn>, token: answer.token }
}

export async function manageUser<A extends 0 | 2 | 3 | 6 | 9>(
  action: A,
  body: UserManagementBodies[A],
): Promise<Answered<typeof UserManagement>> {
  const answer = await send({ path: '/api/LogIn/UserManagement', query: { actions: action }, body, developerKey: true })
  return { reply: JSON.parse(answer.text) as ReplyOf<typeof UserManagement>, token: answer.token }
}

export async function readAgreement(): Promise<ReplyOf<typeof UserAgreementOperation>> {
  const path = '/api/LogIn/UserAgreementOperation'
  const answer = await send({ path, body: { Operation: 'read' }, developerKey: true })
  return JSON.parse(answer.text) as ReplyOf<typeof UserAgreementOperation>
}

/** The password mails of an address, where no mail server is set; null where mails are really sent. */
export async function demoMails(email: string): Promise<ReplyOf<typeof GetDemoOutbox>['mails'] | null> {
  try {
    const { text } = await send({ path: '/api/Mail/GetDemoOutbox', body: { Email: email }, developerKey: true })
    return (JSON.parse(text) as ReplyOf<typeof GetDemoOutbox>).mails
  } catch {
    return null
  }
}

/** What an approver is asked, by the link of the mail. */
export async function readApproval(ApprovalID: number, AccessID: string): Promise<ReplyOf<typeof GetApproval>> {
  const query = { ApprovalID, AccessID }
  const { text } = await send({ path: '/api/Shipment/GetApproval', query, body: {}, developerKey: true })
  return JSON.parse(text) as ReplyOf<typeof GetApproval>
}

export async function decideApproval(
  ApprovalID: number,
  AccessID: string,
  decision: 'approve' | 'refuse',
  words: string,
): Promise<ReplyOf<typeof DecideApproval>> {
  const query = { ApprovalID, AccessID }
  const body = { decision, words }
  const { text } = await send({ path: '/api/Shipment/DecideApproval', query, body, developerKey: true })
  return JSON.parse(text) as ReplyOf<typeof DecideApproval>
}
