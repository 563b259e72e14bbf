import type { ReplyOf } from '@waybill/contract/call.ts'
import { CheckMailSender } from '@waybill/contract/calls/Mail/CheckMailSender.ts'
import { SendTestMail } from '@waybill/contract/calls/Mail/SendTestMail.ts'
import { explainWith } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { notifyMailed } from '../../../widgets/Mails/notifyMailed.ts'

type Found = ReplyOf<typeof CheckMailSender>['spf']

const tones = { found: 'good', missing: 'bad', notChecked: 'quiet' } as const satisfies Record<Found, string>

/** What the saved sender's domain publishes, and a letter to look at. Neither keeps anything from being saved. */
export function MailCheck({ sender, selector }: { sender: string; selector: string }) {
  const t = useText()
  const { data } = useCall(CheckMailSender, { body: { sender, selector } }, { freshFor: 0, enabled: sender !== '' })
  const test = useChange(SendTestMail)
  const send = async (): Promise<void> => {
    try {
      const { to } = await test.mutateAsync({ body: {} })
      notifyMailed(t('company.testSent', { to }))
    } catch (error) {
      notify.failed(explainWith(error, 'company.testFailed'))
    }
  }
  return (
    <>
      {data !== undefined && (
        <p role="status">
          {data.domain}: <Badge tone={tones[data.spf]}>{t('company.spf', { found: t(`company.${data.spf}`) })}</Badge>{' '}
          <Badge tone={tones[data.dkim]}>{t('company.dkim', { found: t(`company.${data.dkim}`) })}</Badge>
        </p>
      )}
      <ButtonRow>
        <ActionButton variant="default" onAct={send}>
          {t('company.sendTest')}
        </ActionButton>
      </ButtonRow>
      <Hint small>{t('company.sendTestWhy')}</Hint>
    </>
  )
}
