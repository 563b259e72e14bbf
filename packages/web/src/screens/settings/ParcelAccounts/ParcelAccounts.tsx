import '../../../texts/carriers.ts'
import '../../../texts/parcelAccounts.ts'
import type { WireParcelAccount, WireSoldToAccount } from '@waybill/contract/wire/parcelAccount.ts'
import { useState } from 'react'
import { useText } from '../../../texts/texts.ts'
import { leaveGuards } from '../../../ui/form/leaveGuard.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { ParcelAccountPanel } from '../../../widgets/ParcelAccounts/AccountPanel.tsx'
import { OwnAccounts } from './OwnAccounts.tsx'
import classes from './ParcelAccounts.module.css'
import { SoldToAccounts } from './SoldToAccounts.tsx'
import { SoldToPanel } from './SoldToPanel.tsx'

type Opened =
  | { readonly kind: 'own'; readonly account: WireParcelAccount | null }
  | { readonly kind: 'soldTo'; readonly account: WireSoldToAccount | null }

/** The company's own accounts with carriers of small packages, and those of its sold-to parties. */
export function ParcelAccounts() {
  const t = useText()
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = (next: Opened): void => leaveGuards.ask(() => setOpened(next))
  const close = (): void => setOpened(null)
  const key = `${opened?.kind} ${opened?.account?.AccountID ?? 'new'}`
  return (
    <>
      <PageHeader title={t('screens.parcelAccounts')} />
      <div className={classes.page}>
        <div className={classes.lists}>
          <Sheet>
            <OwnAccounts onOpen={account => open({ kind: 'own', account })} />
            <SoldToAccounts onOpen={account => open({ kind: 'soldTo', account })} />
          </Sheet>
        </div>
        {opened?.kind === 'own' && <ParcelAccountPanel key={key} account={opened.account} onClose={close} />}
        {opened?.kind === 'soldTo' && <SoldToPanel key={key} account={opened.account} onClose={close} />}
      </div>
    </>
  )
}
