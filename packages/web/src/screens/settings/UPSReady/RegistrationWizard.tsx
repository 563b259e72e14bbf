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
import { useConnected } from '../../../widgets/UpsReady/ConnectedNote.tsx'
import { connectUps } from '../../../widgets/UpsReady/connectUps.ts'
import {
  AccountFields,
  AgreementBox,
  ConnectFields,
  ContactFields,
  InvoiceFields,
  WayField,
} from '../../../widgets/UpsReady/UpsFields.tsx'
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
  /** Whether an account is registered by an invoice, too: in the sandbox. */
  readonly isOffered: boolean
  readonly isConnectOffered: boolean
  readonly onDone: (accountNumber: string) => void
}

/** The steps of a registration, begun where they were left. */
export function RegistrationWizard(props: Props) {
  const { agreement, details, problem, retry } = useUpsRegistration()
  if (problem !== null) return <ErrorState {...problem} onRetry={retry} />
  if (agreement === undefined || details === undefined) return <Skeleton height={320} radius={4} />
  return <Steps {...props} agreement={agreement} kept={details} />
}

function Steps({
  agreement,
  kept,
  onDone,
  isOffered,
  isConnectOffered,
}: Props & { agreement: ReplyOf<typeof RequestAgreement>; kept: ReplyOf<typeof AccountDetails> }) {
  const t = useText()
  const user = useUser()
  // Who comes back from UPS without the account goes on where he left.
  const back = useConnected()
  const version = useRef(kept.version)
  const isAccepted = agreement.AcceptedAt !== null
  const register = useChange(Registration, [Registration, GetParcelAccountDetails])
  const kit = useFormKit({
    schema: upsSchema,
    start: startFrom(kept, isAccepted, user, isOffered && back === null ? 'invoice' : 'connect'),
    explain: explainRegistration,
    save: async values => {
      if (values.way === 'connect') {
        await keepDetails('account')
        return connectUps(values.account.AccountNumber, 'UPSReady')
      }
      const asked = { details: detailsIn(values), AgreementVersion: agreement.Version, Accepted: values.Accepted }
      const reply = await register.mutateAsync({ body: { register: asked } })
      if (reply.Status === 'registered') return onDone(values.account.AccountNumber.toUpperCase())
      version.current = (await makeCall(AccountDetails)).version
      refuseUnregistered(reply)
    },
  })
  const { form } = kit
  const way = form.watch('way')
  // UPS asks nobody about an account that he signs in for.
  const steps = upsSteps.filter(step => (step !== 'invoice' || way === 'invoice') && (step !== 'contact' || isOffered))
  const keepDetails = async (step: (typeof upsSteps)[number]): Promise<void> => {
    const save = { details: detailsIn(form.getValues()), step, version: version.current }
    version.current = (await makeCall(AccountDetails, { body: { save } })).version
    kit.guard.drop()
  }
  const keepStep = async (at: number): Promise<boolean> => {
    const { Accepted } = form.getValues()
    try {
      if (at === 0) await makeCall(RequestAgreement, { body: { accept: { Version: agreement.Version, Accepted } } })
      await keepDetails(steps[at + 1] ?? 'invoice')
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
    account: (
      <FieldStack>
        {isOffered && isConnectOffered && <WayField form={form} />}
        {way === 'connect' ? <ConnectFields form={form} /> : <AccountFields form={form} />}
      </FieldStack>
    ),
    invoice: <InvoiceFields form={form} />,
  }
  return (
    <Wizard
      kit={kit}
      label={t('upsReady.steps')}
      finish={t(way === 'connect' ? 'upsReady.connect' : 'upsReady.register')}
      startAt={isAccepted ? Math.max(0, steps.indexOf(kept.step)) : 0}
      onNext={keepStep}
      steps={steps.map(step => ({
        title: t(`upsReady.step_${step}`),
        fields: stepFields[step],
        content: content[step],
      }))}
    />
  )
}
