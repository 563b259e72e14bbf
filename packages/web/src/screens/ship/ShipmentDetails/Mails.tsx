import { Button } from '@mantine/core'
import type { WireMail } from '@waybill/contract/wire/mail.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useId, useState } from 'react'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { MailFacts } from '../../../widgets/Mails/MailFacts.tsx'
import { canResend, MailState } from '../../../widgets/Mails/MailState.tsx'
import { mailPurpose } from '../../../widgets/Mails/mailPurpose.ts'
import { ResendButton } from '../../../widgets/Mails/ResendButton.tsx'
import classes from './Mails.module.css'
import partClasses from './Part.module.css'
import { Part } from './Part.tsx'

/** What was written to whom about this shipment, and what became of it. */
export function Mails({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  return (
    <Part title={t('shipment.mails')}>
      {details.mails.length === 0 && <Hint>{t('shipment.noMails')}</Hint>}
      <ul className={classes.mails}>
        {details.mails.map(mail => (
          <Mail key={mail.mailId} mail={mail} />
        ))}
      </ul>
    </Part>
  )
}

function Mail({ mail }: { mail: WireMail }) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={classes.mail}>
      <div className={classes.mailHead}>
        <MailState state={mail.state} />
        <span className={classes.mailSubject}>
          {mailPurpose(mail.purpose)}: {mail.subject}
          <span className={partClasses.under}>
            {mail.to.join(', ')} · <InstantText at={mail.sentAt ?? mail.createdAt} />
            {mail.error === '' ? '' : ` · ${said(mail.error)}`}
            {mail.state === 'kept' && ` · ${t('mails.keptHere')}`}
          </span>
        </span>
        {canResend(mail) && <ResendButton mailId={mail.mailId} />}
        <Button variant="default" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'mails.hide' : 'mails.read')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <MailFacts mail={mail} />}
      </div>
    </li>
  )
}
