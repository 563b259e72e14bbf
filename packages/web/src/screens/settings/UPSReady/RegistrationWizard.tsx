import { Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetParcelAccountDetails } from '@waybill/contract/calls/Carriers/GetParcelAccountDetails.ts'
import { AccountDetails } from '@waybill/contract/calls/UPSReady/AccountDetails.ts'
import { Registration } from '@waybill/contract/calls/UPSReady/Registration.ts'
import { RequestAgreement } from '@waybill/contract/calls/UPSReady/RequestAgreement.ts'
import { upsSteps } from '@waybill/contract/wire/upsReady.ts'
import { useRef } from 'react'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useUser } from '../../../api/useSession.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Wizard } from '../../../ui/form/Wizard.tsx'
import { notify } from '../../../ui/notify.ts'
import { FieldStack } from '../../../ui/Sheet.tsx'
import { AgreementText } from '../../../widgets/UpsReady/AgreementText.tsx'
import { AccountFields, AgreementBox, ContactFields, InvoiceFields } from '../../../widgets/UpsReady/UpsFields.tsx'
import {
  detailsIn,
  explainRegistration,
  refuseUnregistered,
  startFrom,
  stepFields,
  upsSchema,
} from '../../../widgets/UpsReady/upsForm.ts'
import { useUpsRegistration } from '../../../widgets/UpsReady/useUpsRegistration.ts'

interface Props {
  readonly onDone: (accountNumber: string) => void
}

/** The steps of a registration, begun where they were left. */
export function RegistrationWizard({ onDone }: Props) {
  const { agreement, details, problem, retry } = useUpsRegistration()
  if (problem !== null) return <ErrorState {...problem} onRetry={retry} />
  if (agreement === undefined || details === undefined) return <Skeleton height={320} radius={4} />
  return <Steps agreement={agreement} kept={details} onDone={onDone} />
}

function Steps({
  agreement,
  kept,
  onDone,
}: Props & { agreement: ReplyOf<typeof RequestAgreement>; kept: ReplyOf<typeof AccountDetails> }) {
  const t = useText()
  const user = useUser()
  const version = useRef(kept.version)
  const isAccepted = agreement.AcceptedAt !== null
  const register = useChange(Registration, [Registration, GetParcelAccountDetails])
  const kit = useFormKit({
    schema: upsSchema,
    start: startFrom(kept, isAccepted, user),
    explain: explainRegistration,
    save: async values => {
      const asked = { details: detailsIn(values), AgreementVersion: agreement.Version, Accepted: values.Accepted }
      const reply = await register.mutateAsync({ body: { register: asked } })
      if (reply.Status === 'registered') return onDone(values.account.AccountNumber.toUpperCase())
      version.current = (await makeCall(AccountDetails)).version
      refuseUnregistered(reply)
    },
  })
  const { form } = kit
  const keepStep = async (at: number): Promise<boolean> => {
    const { Accepted } = form.getValues()
    try {
      if (at === 0) await makeCall(RequestAgreement, { body: { accept: { Version: agreement.Version, Accepted } } })
      const step = upsSteps[at + 1] ?? 'invoice'
      const save = { details: detailsIn(form.getValues()), step, version: version.current }
      version.current = (await makeCall(AccountDetails, { body: { save } })).version
      kit.guard.drop()
      return true
    } catch (error) {
      notify.failed(explainShort(error))
      return false
    }
  }
  const content = {
    agreement: (
      <FieldStack>
        <AgreementText agreement={agreement} />
        <AgreementBox form={form} />
      </FieldStack>
    ),
    contact: <ContactFields form={form} />,
    account: <AccountFields form={form} />,
    invoice: <InvoiceFields form={form} />,
  }
  return (
    <Wizard
      kit={kit}
      label={t('upsReady.steps')}
      finish={t('upsReady.register')}
      startAt={isAccepted ? upsSteps.indexOf(kept.step) : 0}
      onNext={keepStep}
      steps={upsSteps.map(step => ({
        title: t(`upsReady.step_${step}`),
        fields: stepFields[step],
        content: content[step],
      }))}
    />
  )
}
