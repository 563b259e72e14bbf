import '../../../texts/upsReady.ts'
import { Button, CopyButton, Skeleton, TextInput } from '@mantine/core'
import { AccountSetupLink } from '@waybill/contract/calls/UPSReady/AccountSetupLink.ts'
import { Registration } from '@waybill/contract/calls/UPSReady/Registration.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { explain, explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Section, Sheet } from '../../../ui/Sheet.tsx'
import { ConnectedNote, useConnected } from '../../../widgets/UpsReady/ConnectedNote.tsx'
import { RegisteredAccounts } from './RegisteredAccounts.tsx'
import { RegistrationWizard } from './RegistrationWizard.tsx'
import classes from './UPSReady.module.css'

/** Registers a UPS account by one of its invoices: agreement, contact, account, invoice. */
export function UPSReady() {
  const t = useText()
  const back = useConnected()
  const { data, error, refetch } = useCall(Registration, {}, { freshFor: 0 })
  /** Number of the account that was just registered; blank: the wizard is open. */
  const [done, setDone] = useState(back?.Status === 'connected' ? back.AccountNumber : '')
  const isPossible = data?.isOffered === true || data?.isConnectOffered === true
  return (
    <>
      <PageHeader title={t('screens.upsReady')} />
      <Sheet>
        {error !== null && (
          <ErrorState {...explain(error, 'upsReady.registrationFailed')} onRetry={() => void refetch()} />
        )}
        {back?.Status !== 'connected' && <ConnectedNote />}
        {data === undefined && error === null && <Skeleton height={200} radius={4} />}
        {data !== undefined && <RegisteredAccounts accounts={data.registered} />}
        {data !== undefined && !isPossible && (
          <Hint warns>
            {t('upsReady.notOffered')} <Link to="/ParcelAccounts">{t('screens.parcelAccounts')}</Link>
          </Hint>
        )}
        {isPossible && done !== '' && (
          <Section
            title={t(done === back?.AccountNumber ? 'upsReady.connected' : 'upsReady.done', { number: done })}
            why={t('upsReady.doneWhy')}
          >
            <ButtonRow flush>
              <Button component={Link} to="/UpsRate">
                {t('screens.upsRate')}
              </Button>
              <Button variant="default" onClick={() => setDone('')}>
                {t('upsReady.another')}
              </Button>
            </ButtonRow>
          </Section>
        )}
        {isPossible && data !== undefined && done === '' && (
          <>
            <div className={classes.wizard}>
              <RegistrationWizard
                isOffered={data.isOffered}
                isConnectOffered={data.isConnectOffered}
                onDone={setDone}
              />
            </div>
            {data.isOffered && <SetupLink />}
          </>
        )}
      </Sheet>
    </>
  )
}

/** Whoever pays the invoices often has no account here. */
function SetupLink() {
  const t = useText()
  const change = useChange(AccountSetupLink)
  const [link, setLink] = useState('')
  const make = async (): Promise<void> => {
    try {
      setLink((await change.mutateAsync({})).Link)
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <Section title={t('upsReady.byLink')} why={t('upsReady.byLinkWhy')}>
      {link === '' ? (
        <ActionButton variant="default" onAct={make}>
          {t('upsReady.makeLink')}
        </ActionButton>
      ) : (
        <>
          <TextInput label={t('upsReady.link')} value={link} readOnly onFocus={event => event.currentTarget.select()} />
          <CopyButton value={link}>
            {({ copied, copy }) => (
              <Button mt={8} size="xs" variant="default" onClick={copy}>
                {t(copied ? 'upsReady.copied' : 'upsReady.copy')}
              </Button>
            )}
          </CopyButton>
        </>
      )}
    </Section>
  )
}
