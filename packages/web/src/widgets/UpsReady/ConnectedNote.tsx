import '../../texts/upsReady.ts'
import type { ReplyOf } from '@waybill/contract/call.ts'
import type { UpsConnected } from '@waybill/contract/calls/UPSReady/UpsConnected.ts'
import { useLocation } from 'react-router'
import { said } from '../../texts/said.ts'
import { useText } from '../../texts/texts.ts'
import { Hint } from '../../ui/Hint.tsx'

type Connected = Omit<ReplyOf<typeof UpsConnected>, 'CameFrom'>

/** What came of signing in at UPS, for whoever has just come back; null: nobody has. */
export const useConnected = (): Connected | null =>
  (useLocation().state as { readonly connected?: Connected } | null)?.connected ?? null

/** What came of it, in words. */
export function ConnectedNote() {
  const t = useText()
  const connected = useConnected()
  if (connected === null) return null
  const { Status, Message, AccountNumber: number } = connected
  return Status === 'connected' ? (
    <Hint role="status">{t('upsReady.connected', { number })}</Hint>
  ) : (
    <Hint warns role="alert">
      {t('upsReady.notConnected', { number, message: said(Message) })}
    </Hint>
  )
}
