import type { TestNode } from './node.ts'

/** The next mail of a company that reaches `state`, as the node's own listener hears of it. Ask before causing it. */
export function nextMail(node: TestNode, clientId: number) {
  return new Promise<{ subject: string; body_text: string; recipients: string[]; state: string; mail_id: number }>(
    (found, failed) => {
      const stop = node.app.realtime.subscribe(happening => {
        if (happening === 'missed' || happening.clientId !== clientId || happening.topic !== 'mail') return
        stop()
        const mail = node.app.db.query
          .selectFrom('mail')
          .select(['mail_id', 'subject', 'body_text', 'recipients', 'state'])
          .where('mail_id', '=', Number(happening.data.mailId))
        node.app.db
          .forClient(clientId)
          .readOne(mail)
          .then(row => (row ? found(row) : failed(new Error('no such mail'))), failed)
      })
    },
  )
}
