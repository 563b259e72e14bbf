import { GetReplies } from '@waybill/contract/calls/Mail/GetReplies.ts'
import { expect, it } from 'vitest'
import { tagsOfMessageIds } from '../../mail/replyTag.ts'
import { newCompany } from '../../testing/company.ts'
import { ask, sharedNode } from '../../testing/node.ts'
import { askedForQuotes, quoteAbout } from '../../testing/quotes.ts'
import { bookingWork } from '../booking/index.ts'
import { fileReply } from './fileReply.ts'
import type { ReadMail } from './readMail.ts'

const node = await sharedNode()

it('an amount in dollars is in those of the question that it answers, not of the shipment as it is by then', async () => {
  const clerk = await newCompany(node)
  const { shipmentId, emails } = await askedForQuotes(node, clerk, 1)
  expect((await quoteAbout(node, clerk, shipmentId))?.currency).toBe('USD')
  const db = node.app.db.forClient(clerk.clientId)
  const mail = await db.readOne(
    node.app.db.query.selectFrom('mail').select('message_id').where('shipment_id', '=', shipmentId),
  )
  // The clerk goes on with the order, in another currency; the question stands as it was asked.
  await db.transaction(tx =>
    tx.updateTable('shipment').set({ currency: 'CAD' }).where('shipment_id', '=', shipmentId).execute(),
  )
  const [tag = ''] = tagsOfMessageIds(mail?.message_id ?? '')
  const read: ReadMail = {
    ...{
      messageId: `<${shipmentId}@carrier.example>`,
      from: [{ address: emails[0] ?? '', name: 'Pat' }],
      subject: 'Re: quote',
      text: 'We can do $1,450 all in.',
    },
    ...{
      to: [],
      answers: mail?.message_id ?? '',
      kind: 'reply',
      bounced: { recipients: [], last: [], reason: '' },
      authentication: [],
      attachments: [],
      leftOut: [],
    },
  }
  expect(
    await fileReply(
      node.app,
      { clientId: clerk.clientId, tag },
      read,
      Buffer.from('x'),
      bookingWork.mails,
      async () => {},
    ),
  ).toBe(true)
  const { replies } = (await ask(node, GetReplies, { body: { shipmentId } }, clerk.token)).reply
  expect(replies[0]?.proposedPrice).toMatchObject({ currency: 'USD' })
})
