import type { TestNode } from './node.ts'

/** The next mail of a company of which there is news, or the next in `state`, as listeners hear of it. Ask before causing it. */
export function nextMail(node: TestNode, clientId: number, state?: string) {
  return new Promise<{ subject: string; body_text: string; recipients: string[]; state: string; mail_id: number }>(
    (found, failed) => {
      const stop = node.app.realtime.subscribe(happening => {
        if (happening === 'missed' || happening.clientId !== clientId || happening.topic !== 'mail') return
        const mail = node.app.db.query
          .selectFrom('mail')
          .select(['mail_id', 'subject', 'body_text', 'recipients', 'state'])
          .where('mail_id', '=', Number(happening.data.mailId))
        node.app.db
          .forClient(clientId)
          .readOne(mail)
          .then(row => {
            if (state !== undefined && row?.state !== state) return
            stop()
            if (row) found(row)
            else failed(new Error('no such mail'))
          }, failed)
      })
    },
  )
}
