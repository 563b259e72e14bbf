import { Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { ODFLAccountSetup } from '@waybill/contract/calls/Carriers/ODFLAccountSetup.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { ODFLAddCarrier } from '@waybill/contract/calls/Shipment/ODFLAddCarrier.ts'
import { z } from 'zod'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PasswordField, TextField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { BackButton } from './BackButton.tsx'
import { explainCarrier, ProviderRefused } from './explainCarrier.ts'

interface Around {
  readonly onBack: () => void
  readonly onClose: () => void
}

/** The company's own account with ODFL. */
export function OdflPanel(around: Around) {
  const t = useText()
  const { data, error, refetch } = useCall(ODFLAccountSetup, { query: { Mode: 'load' } }, { freshFor: 0 })
  if (data !== undefined) return <OdflForm known={data} {...around} />
  return (
    <Panel
      title={t('carriers.setUpOdfl')}
      onClose={around.onClose}
      footer={<BackButton onBack={around.onBack} />}
      takesFocus
    >
      {error === null && <Skeleton height={180} radius={4} />}
      {error !== null && <ErrorState {...explain(error, 'problems.pageTitle')} onRetry={() => void refetch()} />}
    </Panel>
  )
}

const schemaOf = (hasPassword: boolean) =>
  z.object({
    userName: z.string().trim().min(1).max(60),
    password: z
      .string()
      .max(100)
      .refine(text => hasPassword || text !== '', { params: { code: 'required' } }),
    accountNumber: z.string().trim().min(1).max(12),
  })

function OdflForm({ known, onBack, onClose }: Around & { known: ReplyOf<typeof ODFLAccountSetup> }) {
  const t = useText()
  const setup = useChange(ODFLAccountSetup, [ODFLAccountSetup])
  const add = useChange(ODFLAddCarrier, [FreightCarrier, CarriersList])
  const kit = useFormKit({
    schema: schemaOf(known.hasPassword),
    start: { userName: known.userName, password: '', accountNumber: known.accountNumber },
    explain: error =>
      error instanceof ProviderRefused
        ? `${t('carriers.odflFailed')}. ${error.message}`
        : explainCarrier('carriers.odflFailed')(error),
    save: async body => {
      const reply = await setup.mutateAsync({ query: { Mode: 'save' }, body })
      if (reply.Status === 'error' || reply.Status === 'failed') throw new ProviderRefused(said(reply.Message))
      if (!reply.verified) notify.warn(t('carriers.odflUnverified'))
      else notify.done(t(reply.Status === 'success' ? 'carriers.odflSaved' : 'carriers.odflUpdated'))
      const { Message, carrier } = await add.mutateAsync({ body: {} })
      if (Message !== '') notify.done(t('carriers.added', { x: carrier.CarrierName }))
      if (kit.element.current !== null) onClose()
    },
  })
  const { form } = kit
  return (
    <PanelForm
      kit={kit}
      title={t('carriers.setUpOdfl')}
      submit={t('carriers.odflSave')}
      also={<BackButton onBack={onBack} />}
      onClose={onClose}
    >
      {known.hasPassword && (
        <Hint role="status">{t(known.verified ? 'carriers.odflVerified' : 'carriers.odflNotVerified')}</Hint>
      )}
      <TextField form={form} name="userName" label={t('carriers.userName')} required autoComplete="off" />
      <PasswordField
        form={form}
        name="password"
        label={t('carriers.password')}
        required={!known.hasPassword}
        autoComplete="new-password"
        {...(known.hasPassword ? { description: t('carriers.passwordKept') } : {})}
      />
      <TextField form={form} name="accountNumber" label={t('carriers.accountNumber')} required autoComplete="off" />
      <Hint small>{t('carriers.odflOnList')}</Hint>
    </PanelForm>
  )
}
