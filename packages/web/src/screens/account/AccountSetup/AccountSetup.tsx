import '../../../texts/upsReady.ts'
import { Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import type { AccountDetails } from '@waybill/contract/calls/UPSReady/AccountDetails.ts'
import { Registration } from '@waybill/contract/calls/UPSReady/Registration.ts'
import type { RequestAgreement } from '@waybill/contract/calls/UPSReady/RequestAgreement.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useChange } from '../../../api/useChange.ts'
import { useUser } from '../../../api/useSession.ts'
import { useText } from '../../../texts/texts.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { FieldStack, Section, Sheet } from '../../../ui/Sheet.tsx'
import { AccountFields, AgreementBox, ContactFields, InvoiceFields } from '../../../widgets/UpsReady/UpsFields.tsx'
import classes from '../../../widgets/UpsReady/UpsReady.module.css'
import {
  detailsIn,
  explainRegistration,
  refuseUnregistered,
  startFrom,
  upsSchema,
} from '../../../widgets/UpsReady/upsForm.ts'
import { useUpsRegistration } from '../../../widgets/UpsReady/useUpsRegistration.ts'
import { AskForAccount } from './AskForAccount.tsx'

/** A UPS account is registered by whoever holds the link, or is signed in: all on one page. Everybody else asks for an account. */
export function AccountSetup() {
  const AccessID = useSearchParams()[0].get('accessid') ?? ''
  const user = useUser()
  return AccessID === '' && user === null ? <AskForAccount /> : <Setup AccessID={AccessID} />
}

function Setup({ AccessID }: { AccessID: string }) {
  const t = useText()
  const { agreement, details, problem, retry } = useUpsRegistration(AccessID)
  const [done, setDone] = useState('')
  return (
    <Sheet>
      <h1 className={classes.title}>{t('screens.accountSetup')}</h1>
      {problem !== null && <ErrorState {...problem} onRetry={retry} />}
      {problem === null && (agreement === undefined || details === undefined) && <Skeleton height={320} radius={4} />}
      {(done !== '' || details?.isRegistered) && (
        <p role="status">{done === '' ? t('upsReady.isRegistered') : t('upsReady.done', { number: done })}</p>
      )}
      {problem === null && agreement !== undefined && details?.isRegistered === false && done === '' && (
        <SetupForm AccessID={AccessID} agreement={agreement} kept={details} onDone={setDone} />
      )}
    </Sheet>
  )
}

function SetupForm({
  AccessID,
  agreement,
  kept,
  onDone,
}: {
  AccessID: string
  agreement: ReplyOf<typeof RequestAgreement>
  kept: ReplyOf<typeof AccountDetails>
  onDone: (accountNumber: string) => void
}) {
  const t = useText()
  const user = useUser()
  const register = useChange(Registration)
  const kit = useFormKit({
    schema: upsSchema,
    // Who registers accepts it himself, whoever of the company has done so before.
    start: startFrom(kept, false, user),
    explain: explainRegistration,
    save: async values => {
      const asked = { details: detailsIn(values), AgreementVersion: agreement.Version, Accepted: values.Accepted }
      const reply = await register.mutateAsync({ query: { AccessID }, body: { register: asked } })
      refuseUnregistered(reply)
      onDone(values.account.AccountNumber.toUpperCase())
    },
  })
  const { form } = kit
  const search = AccessID === '' ? '' : `?accessid=${encodeURIComponent(AccessID)}`
  return (
    <KitForm kit={kit}>
      <Section title={t('upsReady.step_contact')}>
        <ContactFields form={form} />
      </Section>
      <Section title={t('upsReady.step_account')}>
        <AccountFields form={form} />
      </Section>
      <Section title={t('upsReady.step_invoice')}>
        <InvoiceFields form={form} />
      </Section>
      <Section title={t('upsReady.step_agreement')}>
        <FieldStack>
          <AgreementBox form={form} />
          <Link to={`/ContractDetails${search}`} target="_blank">
            {t('upsReady.readAgreement')}
          </Link>
          <FormProblem problem={kit.problem} />
          <BusyButton type="submit" isBusy={kit.saving}>
            {t('upsReady.register')}
          </BusyButton>
        </FieldStack>
      </Section>
    </KitForm>
  )
}
