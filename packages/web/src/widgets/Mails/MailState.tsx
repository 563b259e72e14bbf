import type { WireMail } from '@waybill/contract/wire/mail.ts'
import { useIsHeld } from '../../api/useSession.ts'
import { useText } from '../../texts/texts.ts'
import { Badge, type Tone } from '../../ui/StatusBadge.tsx'

const tones = {
  queued: 'quiet',
  sending: 'busy',
  sent: 'good',
  kept: 'quiet',
  failed: 'bad',
  bounced: 'bad',
  unknown: 'warn',
} as const satisfies Record<WireMail['state'], Tone>

/** Only what did not surely arrive is sent again. */
export const canResend = (mail: WireMail): boolean =>
  mail.state === 'failed' || mail.state === 'bounced' || mail.state === 'unknown'

/** What became of a mail, as a word. */
export function MailState({ state }: { state: WireMail['state'] }) {
  const t = useText()
  const waits = useIsHeld() && state === 'queued'
  return <Badge tone={tones[state]}>{t(waits ? 'mails.queuedHeld' : `mails.${state}`)}</Badge>
}
