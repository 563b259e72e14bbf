import { Skeleton } from '@mantine/core'
import { CreateP44AccountGroup } from '@waybill/contract/calls/Address/CreateP44AccountGroup.ts'
import { Capacityprovideraccount } from '@waybill/contract/calls/RealTimePricing/Capacityprovideraccount.ts'
import { Capacityprovidermetadata } from '@waybill/contract/calls/RealTimePricing/Capacityprovidermetadata.ts'
import { METATAG_FRESH_DAYS } from '@waybill/contract/constants.ts'
import type { WireProviderAccount } from '@waybill/contract/wire/providerAccount.ts'
import { useState } from 'react'
import { makeCall } from '../../../api/call.ts'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { BackButton } from './BackButton.tsx'
import classes from './Carriers.module.css'
import { explainCarrier, providerWords } from './explainCarrier.ts'
import { ProviderAccount } from './ProviderAccount.tsx'

const FRESH_MS = METATAG_FRESH_DAYS * 24 * 60 * 60_000

/** The company's accounts at the real-time provider. What its carriers ask for counts as loaded for three days. */
export function ProviderPanel({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  const t = useText()
  const [opened, setOpened] = useState<WireProviderAccount | 'new' | null>(null)
  const [loginId, setLogin] = useState<number | undefined>(undefined)
  const accounts = useCall(Capacityprovideraccount, { query: { operationtype: 'load' } }, { freshFor: 0 })
  const logins = accounts.data?.logins ?? []
  const login = loginId ?? logins[0]?.loginId
  const at = login === undefined ? {} : { loginId: login }
  const canAsk = accounts.data !== undefined && login !== undefined
  const metadata = useCall(Capacityprovidermetadata, { body: at }, { enabled: canAsk, freshFor: FRESH_MS })
  const groups = useCall(
    CreateP44AccountGroup,
    { query: { funtype: 'load' }, body: at },
    { enabled: canAsk, freshFor: 60_000 },
  )
  const readAgain = async (): Promise<void> => {
    try {
      const reply = await makeCall(Capacityprovidermetadata, { body: { ...at, again: true } })
      if (reply.Status === 'Failed') notify.failed(said(providerWords(reply)))
      await metadata.refetch()
    } catch (error) {
      notify.failed(explainCarrier('carriers.updateFailed')(error))
    }
  }
  const carriers = metadata.data?.capacityProviders ?? []
  if (opened !== null && login !== undefined) {
    return (
      <AccountPanel
        account={opened === 'new' ? null : opened}
        carriers={carriers}
        groups={groups.data?.groups ?? []}
        logins={logins}
        loginId={login}
        onLogin={setLogin}
        onDone={() => setOpened(null)}
      />
    )
  }
  const failure = metadata.data?.Status === 'Failed' ? said(providerWords(metadata.data)) : ''
  return (
    <Panel
      title={t('carriers.setUpProvider')}
      onClose={onClose}
      footer={
        <ButtonRow flush>
          <ChangeButton disabled={carriers.length === 0} onClick={() => setOpened('new')}>
            {t('carriers.accountNew')}
          </ChangeButton>
          <BackButton onBack={onBack} />
        </ButtonRow>
      }
    >
      {accounts.error !== null && (
        <ErrorState {...explain(accounts.error, 'problems.pageTitle')} onRetry={() => void accounts.refetch()} />
      )}
      {accounts.data === undefined && accounts.error === null && <Skeleton height={120} radius={4} />}
      {accounts.data !== undefined && login === undefined && <Hint role="status">{t('carriers.noLogin')}</Hint>}
      {accounts.data !== undefined && login !== undefined && (
        <>
          <h3>{t('carriers.accounts')}</h3>
          {accounts.data.accounts.length === 0 && <Hint>{t('carriers.noAccounts')}</Hint>}
          <ul className={classes.rows}>
            {accounts.data.accounts.map(account => (
              <ProviderAccount
                key={`${account.accountId}.${account.version}`}
                account={account}
                onEdit={() => setOpened(account)}
              />
            ))}
          </ul>
        </>
      )}
      {metadata.error !== null && (
        <ErrorState {...explain(metadata.error, 'problems.pageTitle')} onRetry={() => void metadata.refetch()} />
      )}
      {failure !== '' && <Hint role="alert">{failure}</Hint>}
      {metadata.data !== undefined && metadata.data.loadedAt !== '' && (
        <Hint small>
          {t('carriers.loadedAt')} <InstantText at={metadata.data.loadedAt} />
        </Hint>
      )}
      {canAsk && (
        <ButtonRow>
          <ActionButton variant="default" size="xs" onAct={readAgain}>
            {t('carriers.loadAgain')}
          </ActionButton>
        </ButtonRow>
      )}
    </Panel>
  )
}
