import { NativeSelect } from '@mantine/core'
import { CreateP44AccountGroup } from '@waybill/contract/calls/Address/CreateP44AccountGroup.ts'
import { AddNewCarrier } from '@waybill/contract/calls/Carriers/AddNewCarrier.ts'
import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { Capacityprovideraccount } from '@waybill/contract/calls/RealTimePricing/Capacityprovideraccount.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { GetCollectCarriersList } from '@waybill/contract/calls/Shipment/GetCollectCarriersList.ts'
import type { WireProviderAccount } from '@waybill/contract/wire/providerAccount.ts'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CallProblem } from '../../../api/problem.ts'
import { useChange } from '../../../api/useChange.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ChoiceField, PasswordField, TextField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { type AccountDefinition, accountSchema, filledFields, NEW_GROUP, type ProviderCarrier } from './accountForm.ts'
import { explainCarrier, ProviderRefused, providerWords } from './explainCarrier.ts'

interface Props {
  /** Null: a new one. */
  readonly account: WireProviderAccount | null
  readonly carriers: readonly ProviderCarrier[]
  readonly groups: readonly { readonly code: string; readonly name: string }[]
  readonly logins: readonly { readonly loginId: number; readonly name: string }[]
  readonly loginId: number
  readonly onLogin: (loginId: number) => void
  readonly onDone: () => void
}

/** One account at the provider: the carrier first, then what that one's metadata asks for. */
export function AccountPanel(props: Props) {
  const t = useText()
  const { account, carriers, logins, loginId, onLogin } = props
  const [scac, setScac] = useState(
    account?.CapacityProviderIdentifierValue ?? carriers[0]?.CapacityProviderIdentifierValue,
  )
  const [kind, setKind] = useState('')
  const carrier = carriers.find(one => one.CapacityProviderIdentifierValue === scac)
  const definitions = carrier?.accountDefinitions ?? []
  const definition = definitions.find(one => one.accountDefinitionIdentifier === kind) ?? definitions[0]
  const choosing = (
    <>
      {account === null && logins.length > 1 && (
        <NativeSelect
          label={t('carriers.login')}
          value={loginId}
          data={logins.map(({ loginId: value, name }) => ({
            value: String(value),
            label: name || t('carriers.loginFirst'),
          }))}
          onChange={event => onLogin(Number(event.currentTarget.value))}
        />
      )}
      {account === null && (
        <NativeSelect
          label={t('carriers.instantChoose')}
          value={scac ?? ''}
          data={carriers.map(({ name, CapacityProviderIdentifierValue: value }) => ({
            value,
            label: t('carriers.instantVia', { name, scac: value }),
          }))}
          onChange={event => setScac(event.currentTarget.value)}
        />
      )}
      {definitions.length > 1 && (
        <NativeSelect
          label={t('carriers.definition')}
          value={definition?.accountDefinitionIdentifier ?? ''}
          data={definitions.map(one => one.accountDefinitionIdentifier)}
          onChange={event => setKind(event.currentTarget.value)}
        />
      )}
    </>
  )
  const name = account?.CarrierName ?? carrier?.name ?? ''
  return (
    <AccountForm
      key={`${scac} ${definition?.accountDefinitionIdentifier}`}
      {...props}
      {...{ scac: scac ?? '', name, definition, choosing }}
    />
  )
}

function AccountForm({
  account,
  groups,
  loginId,
  onDone,
  scac,
  name,
  definition,
  choosing,
}: Props & { scac: string; name: string; definition: AccountDefinition | undefined; choosing: ReactNode }) {
  const t = useText()
  const change = useChange(Capacityprovideraccount, [Capacityprovideraccount, FreightCarrier, GetCollectCarriersList])
  const group = useChange(CreateP44AccountGroup, [CreateP44AccountGroup])
  const list = useChange(AddNewCarrier, [FreightCarrier, CarriersList])
  const fields = definition?.fields ?? []
  const refuse = (reply: { Status: string; providerStatus: number | null; message: string }): void => {
    if (reply.Status === 'Failed') throw new ProviderRefused(said(providerWords(reply)))
  }
  /** On the list of carriers as well, so that it can be told, called and marked; one that stands there stays. */
  const putOnList = async (): Promise<void> => {
    try {
      const { carrier } = await list.mutateAsync({
        query: { Mode: 'INSTANT' },
        body: { CarrierName: name, SCAC: scac },
      })
      notify.done(t('carriers.added', { x: carrier.CarrierName }))
    } catch (error) {
      // The account stands by now: saving it again would be refused as a second one.
      const isThere = error instanceof CallProblem && error.code === 'CarrierAccountExists'
      if (!isThere) notify.failed(explainCarrier('carriers.addFailed')(error))
    }
  }
  const kit = useFormKit({
    schema: accountSchema(definition),
    start: {
      groupCode: account?.groupCode ?? groups[0]?.code ?? NEW_GROUP,
      newGroup: '',
      accountCode: account?.accountCode ?? '',
      asked: Object.fromEntries(fields.map(field => [field.name, ''])),
    },
    explain: error =>
      error instanceof ProviderRefused ? error.message : explainCarrier('carriers.updateFailed')(error),
    save: async values => {
      const isNew = values.groupCode === NEW_GROUP
      if (isNew) {
        const body = { loginId, groupCode: values.newGroup }
        refuse(await group.mutateAsync({ query: { funtype: 'add' }, body }))
      }
      const reply = await change.mutateAsync({
        query: { operationtype: account === null ? 'add' : 'update' },
        body: {
          ...(account === null ? { loginId } : { accountId: account.accountId, version: account.version }),
          ...{ CapacityProviderIdentifierValue: scac, CarrierName: name },
          groupCode: isNew ? values.newGroup : values.groupCode,
          accountCode: values.accountCode,
          accountDefinitionIdentifier: definition?.accountDefinitionIdentifier ?? '',
          fields: filledFields(values.asked),
        },
      })
      refuse(reply)
      notify.done(t(account === null ? 'carriers.accountAdded' : 'carriers.accountUpdated', { name }))
      if (account === null) await putOnList()
      onDone()
    },
  })
  const { form } = kit
  const isNewGroup = useWatch({ control: form.control, name: 'groupCode' }) === NEW_GROUP
  return (
    <PanelForm
      kit={kit}
      title={account === null ? t('carriers.accountNew') : t('actions.editNamed', { name })}
      submit={t('carriers.accountSave')}
      onClose={onDone}
    >
      {choosing}
      {account === null && (
        <>
          <ChoiceField
            form={form}
            name="groupCode"
            label={t('carriers.group')}
            choices={[
              ...groups.map(one => ({ value: one.code, label: one.name || one.code })),
              { value: NEW_GROUP, label: t('carriers.groupNew') },
            ]}
          />
          {isNewGroup && <TextField form={form} name="newGroup" label={t('carriers.groupCode')} required />}
          <TextField
            form={form}
            name="accountCode"
            label={t('carriers.accountCode')}
            description={t('carriers.accountCodeHint')}
          />
        </>
      )}
      {fields.map(field => {
        const Field = field.secret ? PasswordField : TextField
        return (
          <Field
            key={field.name}
            form={form}
            name={`asked.${field.name}`}
            label={field.label}
            required={field.required}
            autoComplete={field.secret ? 'new-password' : 'off'}
          />
        )
      })}
    </PanelForm>
  )
}
