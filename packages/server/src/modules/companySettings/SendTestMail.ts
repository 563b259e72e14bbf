import type { SendTestMail } from '@waybill/contract/calls/Mail/SendTestMail.ts'
import { settingOf } from '../../companySettings.ts'
import { within } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { letterHtml, letterText } from '../../mail/html.ts'
import { postMail } from '../../mail/post.ts'

export const sendTestMail: Handler<typeof SendTestMail> = async ({ app, tx, who }) => {
  const company = await settingOf(app, within(tx), who.clientId, 'name')
  const paragraphs = [
    `This is how letters of ${company} arrive.`,
    `${who.name} asked for it on the company’s page. Look at who it comes from, and whether it went to the spam folder.`,
  ]
  await postMail(app, tx, who.clientId, {
    ...{ purpose: 'test', to: [who.email], subject: `Test mail of ${company}` },
    ...{ text: letterText(paragraphs), html: letterHtml(paragraphs) },
  })
  return { to: who.email }
}
