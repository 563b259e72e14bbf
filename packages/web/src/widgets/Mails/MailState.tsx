import type { WireMail } from '@waybill/contract/wire/mail.ts'
import { useText } from '../../texts/texts.ts'
import { Badge, type Tone } from '../../ui/StatusBadge.tsx'

const tones = {
  queued: 'quiet',
  sending: 'busy',
  sent: 'good',
  failed: 'bad',
  bounced: 'bad',
  unknown: 'warn',
} as const satisfies Record<WireMail['state'], Tone>

/** Only what did not surely arrive is sent again. */
export const canResend = (mail: WireMail): boolean =>
  mail.state === 'failed' || mail.state === 'bounced' || mail.state === 'unknown'

/** @param kept no mail server is set: what counts as sent stays in the house. */
export function MailState({ state, kept = false }: { state: WireMail['state']; kept?: boolean }) {
  const t = useText()
  if (kept && state === 'sent') return <Badge tone="quiet">{t('mails.kept')}</Badge>
  return <Badge tone={tones[state]}>{t(`mails.${state}`)}</Badge>
}
