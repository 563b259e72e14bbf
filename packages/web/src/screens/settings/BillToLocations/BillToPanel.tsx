import { BillToAddressUpdate } from '@waybill/contract/calls/Address/BillToAddressUpdate.ts'
import type { WireBillTo } from '@waybill/contract/wire/billToLocation.ts'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ChoiceField, TextField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { FieldPair } from '../../../ui/Sheet.tsx'
import { ZipDoubt } from '../../../widgets/AddressForm/ZipDoubt.tsx'
import { addressOf, billToSchema, valuesOf } from './billToForm.ts'

/** The location as somebody else saved it meanwhile; null when it was deleted. */
async function freshLocation(id: number) {
  const { bIlltoAddresses } = await makeCall(BillToAddressUpdate, { query: { funtype: 'load' }, body: { id } })
  const [location] = bIlltoAddresses
  return location === undefined ? null : { version: location.version, values: valuesOf(location) }
}

/** One bill-to location: entered or changed. */
export function BillToPanel({
  location,
  onClose,
  onDelete,
}: {
  location: WireBillTo | null
  onClose: () => void
  onDelete?: () => Promise<void>
}) {
  const t = useText()
  const change = useChange(BillToAddressUpdate, [BillToAddressUpdate])
  const kit = useFormKit({
    schema: billToSchema,
    start: valuesOf(location),
    keepAs: `BillTo ${location?.id ?? 'new'}`,
    explain: error => (error instanceof Refused ? error.message : explainShort(error)),
    ...(location === null ? {} : { record: { version: location.version, fresh: () => freshLocation(location.id) } }),
    save: async (values, version) => {
      const { Error: wrong } = await change.mutateAsync({
        query: { funtype: location === null ? 'add' : 'update' },
        body: { address: addressOf(values), ...(location === null ? {} : { id: location.id, version }) },
      })
      if (wrong !== null) throw new Refused(said(wrong.errorMessage))
      notify.done(t('billTo.saved', { company: values.companyName }))
      // Another row may have been opened while the answer was on its way.
      if (kit.element.current !== null) onClose()
    },
  })
  const { form } = kit
  return (
    <PanelForm
      kit={kit}
      title={location === null ? t('billTo.addTitle') : t('billTo.editTitle', { company: location.companyName })}
      submit={t('billTo.save')}
      also={
        onDelete && (
          <ActionButton variant="default" onAct={onDelete}>
            {t('billTo.delete')}
          </ActionButton>
        )
      }
      onClose={onClose}
    >
      <TextField form={form} name="companyName" label={t('billTo.company')} required />
      <TextField form={form} name="addressLines" label={t('billTo.line1')} required />
      <TextField form={form} name="line2" label={t('billTo.line2')} />
      <FieldPair>
        <TextField form={form} name="city" label={t('billTo.city')} required />
        <TextField form={form} name="state" label={t('billTo.state')} required />
        <TextField form={form} name="zip" label={t('billTo.zip')} required />
        <ChoiceField
          form={form}
          name="country"
          label={t('billTo.country')}
          choices={[
            { value: 'US', label: t('billTo.unitedStates') },
            { value: 'CA', label: t('billTo.canada') },
          ]}
        />
      </FieldPair>
      <ZipDoubt
        address={form.watch()}
        patch={fields => {
          for (const [field, value] of Object.entries(fields)) {
            form.setValue(field as keyof typeof fields, value, { shouldDirty: true, shouldTouch: true })
          }
        }}
      />
    </PanelForm>
  )
}

/** What the server answered beside the list, instead of refusing the call. */
class Refused extends Error {}
