import { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import { ResendMail } from '@waybill/contract/calls/Mail/ResendMail.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { explainShort } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notify } from '../../ui/notify.ts'
import { notifyMailed } from './notifyMailed.ts'

/** Sends a mail again, once however often it is pressed. */
export function ResendButton({ mailId }: { mailId: number }) {
  const t = useText()
  const resend = useChange(ResendMail, [GetMails, ShipmentDetails])
  const act = (): Promise<void> =>
    resend.mutateAsync({ body: { mailId } }).then(
      () => notifyMailed(t('mails.resent')),
      (error: unknown) => notify.failed(explainShort(error)),
    )
  return (
    <ActionButton variant="default" onAct={act}>
      {t('mails.resend')}
    </ActionButton>
  )
}
