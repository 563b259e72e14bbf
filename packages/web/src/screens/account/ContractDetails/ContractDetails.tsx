import '../../../texts/trade.ts'
import '../../../texts/upsReady.ts'
import { Checkbox, Skeleton } from '@mantine/core'
import { RequestAgreement } from '@waybill/contract/calls/UPSReady/RequestAgreement.ts'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { explain, explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { issueText, useText } from '../../../texts/texts.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { notify } from '../../../ui/notify.ts'
import { FieldStack, Sheet } from '../../../ui/Sheet.tsx'
import { AgreementText } from '../../../widgets/UpsReady/AgreementText.tsx'
import classes from '../../../widgets/UpsReady/UpsReady.module.css'

/** UPS's agreement, read and accepted by whoever holds the link, or is signed in. */
export function ContractDetails() {
  const t = useText()
  const AccessID = useSearchParams()[0].get('accessid') ?? ''
  const query = { AccessID }
  const { data, error, refetch } = useCall(RequestAgreement, { query }, { freshFor: 0 })
  const accept = useChange(RequestAgreement, [RequestAgreement])
  const [isTicked, setTicked] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setMissing(!isTicked)
    if (!isTicked || data === undefined) return
    try {
      await accept.mutateAsync({ query, body: { accept: { Version: data.Version, Accepted: true } } })
    } catch (failure) {
      notify.failed(explainShort(failure))
    }
  }
  return (
    <Sheet>
      <h1 className={classes.title}>{t('screens.contractDetails')}</h1>
      {error !== null && <ErrorState {...explain(error, 'upsReady.agreementFailed')} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={320} radius={4} />}
      {data !== undefined && (
        <form onSubmit={event => void submit(event)} noValidate>
          <FieldStack>
            <AgreementText agreement={data} />
            {data.AcceptedAt === null ? (
              <>
                <Checkbox
                  label={`${t('upsReady.accept')} *`}
                  checked={isTicked}
                  error={isMissing && !isTicked ? issueText('mustAgree', {}) : undefined}
                  onChange={event => setTicked(event.currentTarget.checked)}
                />
                <BusyButton type="submit" isBusy={accept.isPending}>
                  {t('upsReady.acceptIt')}
                </BusyButton>
              </>
            ) : (
              <Link to={AccessID === '' ? '/UPSReady' : `/AccountSetup?accessid=${encodeURIComponent(AccessID)}`}>
                {t('upsReady.toSetup')}
              </Link>
            )}
          </FieldStack>
        </form>
      )}
    </Sheet>
  )
}
