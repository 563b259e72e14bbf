import { Button } from '@mantine/core'
import type { WireMail } from '@waybill/contract/wire/mail.ts'
import { Link } from 'react-router'
import { useText } from '../../texts/texts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useReachable } from '../screens.ts'
import { MailFacts } from './MailFacts.tsx'
import { canResend } from './MailState.tsx'
import { ResendButton } from './ResendButton.tsx'

/** A mail beside a list: what became of it, its text, and what can be done. */
export function MailPanel({ mail, onClose }: { mail: WireMail; onClose: () => void }) {
  const t = useText()
  const reachable = useReachable()
  return (
    <Panel
      title={mail.subject}
      onClose={onClose}
      footer={
        <>
          {canResend(mail) && <ResendButton mailId={mail.mailId} />}
          {mail.shipmentId !== null && reachable('ShipmentDetails') && (
            <Button variant="default" component={Link} to={`/ShipmentDetails/${mail.shipmentId}`}>
              {t('mails.openShipment')}
            </Button>
          )}
        </>
      }
    >
      <MailFacts mail={mail} />
    </Panel>
  )
}
