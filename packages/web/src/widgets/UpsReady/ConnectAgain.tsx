import '../../texts/upsReady.ts'
import type { WireParcelAccount } from '@waybill/contract/wire/parcelAccount.ts'
import { explainShort } from '../../api/explain.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notify } from '../../ui/notify.ts'
import { connectUps } from './connectUps.ts'

/** Signs in at UPS once more for an account that was connected there. */
export function ConnectAgain({ account }: { account: Pick<WireParcelAccount, 'AccountNumber' | 'CarrierName'> }) {
  const t = useText()
  const connect = async (): Promise<void> => {
    try {
      await connectUps(account.AccountNumber, 'ParcelAccounts')
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  const name = t('upsReady.connectAgainOf', { name: account.CarrierName })
  return (
    <ActionButton size="xs" variant="default" aria-label={name} onAct={connect}>
      {t('upsReady.connectAgain')}
    </ActionButton>
  )
}
