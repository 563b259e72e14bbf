import type { App } from '../app.ts'
import type { Letter, Outcome } from './transport.ts'

/** Keeps a letter that left from where it was written, as it may be read later: without what opens an account. */
export async function keepLetter(
  app: App,
  clientId: number,
  purpose: 'password' | 'welcome' | 'approval',
  letter: Letter,
  outcome: Outcome,
): Promise<void> {
  const now = app.clock.now().toISOString()
  if (outcome.kind !== 'sent' && outcome.kind !== 'kept') {
    app.log.warn({ clientId, purpose, outcome: outcome.kind, reason: outcome.reason }, 'a mail did not leave')
  }
  await app.db.forClient(clientId).transaction(async tx => {
    const { mail_id: mailId } = await tx
      .insertInto('mail')
      .values({
        client_id: clientId,
        purpose,
        recipients: [...letter.to],
        subject: letter.subject,
        body_text: letter.text,
        body_html: letter.html,
        message_id: letter.messageId,
        state: outcome.kind === 'later' ? 'failed' : outcome.kind,
        tries: 1,
        error: 'reason' in outcome ? outcome.reason : '',
        created_at: now,
        sent_at: outcome.kind === 'sent' ? now : null,
      })
      .returning('mail_id')
      .executeTakeFirstOrThrow()
    await app.realtime.tell({ clientId, topic: 'mail', data: { mailId, shipmentId: null } }, tx)
  })
}
