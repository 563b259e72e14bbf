import type { WireMail } from '@waybill/contract/wire/mail.ts'
import { said } from '../../texts/said.ts'
import { useText } from '../../texts/texts.ts'
import { InstantText } from '../../ui/InstantText.tsx'
import { Fact } from '../../ui/Panel.tsx'
import { MailState } from './MailState.tsx'
import classes from './Mails.module.css'
import { mailPurpose } from './mailPurpose.ts'

/** A mail as it was written: to whom, what became of it, its text. */
export function MailFacts({ mail }: { mail: WireMail }) {
  const t = useText()
  return (
    <>
      <dl className={classes.facts}>
        <Fact name={t('mails.state')}>
          <MailState state={mail.state} /> {mail.state === 'kept' ? t('carrierOrders.kept') : said(mail.error)}
        </Fact>
        <Fact name={t('mails.purpose')}>{mailPurpose(mail.purpose)}</Fact>
        <Fact name={t('mails.to')}>{mail.to.join(', ')}</Fact>
        {mail.cc.length > 0 && <Fact name={t('mails.cc')}>{mail.cc.join(', ')}</Fact>}
        <Fact name={t('mails.when')}>
          <InstantText at={mail.createdAt} />
        </Fact>
        {mail.sentAt !== null && (
          <Fact name={t('mails.sent')}>
            <InstantText at={mail.sentAt} />
          </Fact>
        )}
        {mail.tries > 1 && <Fact name={t('mails.tries')}>{mail.tries}</Fact>}
        {mail.attachments.length > 0 && (
          <Fact name={t('mails.attachments')}>{mail.attachments.map(file => file.name).join(', ')}</Fact>
        )}
      </dl>
      <pre className={classes.text}>{mail.text ?? t('mails.textNotShown')}</pre>
    </>
  )
}
