import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { confirmCauses, confirmForms, isServerWay, type WireOrderSource } from '@waybill/contract/wire/orderSources.ts'
import { z } from 'zod'
import { explainWith } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'
import { ChoiceField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { FieldStack, Section } from '../../../ui/Sheet.tsx'
import { addressesTyped, FarPlaceField, folderTyped } from './farPlace.tsx'
import { listOf } from './sourceWords.ts'

const schema = z
  .object({
    by: z.enum(['none', 'folder', 'mail']),
    confirmCause: z.enum(confirmCauses),
    confirmForm: z.enum(confirmForms),
    confirmFolder: folderTyped,
    to: addressesTyped,
  })
  .refine(({ by, to }) => by !== 'mail' || listOf(to).length > 0, { path: ['to'], params: { code: 'required' } })

/** Whether, when and how what ships is confirmed to a source. */
export function ConfirmForm({ source, onClose }: { source: WireOrderSource; onClose: () => void }) {
  const t = useText()
  const { sourceId, version, name, way, confirmBy, confirmCause, confirmForm, confirmFolder, confirmTo } = source
  const change = useChange(OrderIntegration, [OrderIntegration])
  const kit = useFormKit({
    schema,
    start: {
      by: confirmBy === '' ? ('none' as const) : confirmBy,
      confirmCause,
      confirmForm,
      confirmFolder,
      to: confirmTo.join(', '),
    },
    explain: error => explainWith(error, 'orderIntegration.failed'),
    save: async ({ by, to, ...values }) => {
      const body = {
        ...values,
        sourceId,
        version,
        confirmBy: by === 'none' ? ('' as const) : by,
        confirmTo: listOf(to),
      }
      await change.mutateAsync({ query: { Functype: 'confirm' }, body })
      notify.done(t('confirmations.saved', { name }))
      onClose()
    },
  })
  const { form } = kit
  const by = form.watch('by')
  const ways = isServerWay(way) ? (['none', 'folder', 'mail'] as const) : (['none', 'mail'] as const)
  return (
    <Section title={t('confirmations.settingsTitle', { name })}>
      <KitForm kit={kit}>
        <FieldStack>
          <ChoiceField
            form={form}
            name="by"
            label={t('confirmations.by')}
            choices={ways.map(value => ({ value, label: t(`confirmations.by_${value}`) }))}
          />
          <ChoiceField
            form={form}
            name="confirmCause"
            label={t('confirmations.whenSent')}
            choices={confirmCauses.map(value => ({ value, label: t(`confirmations.when_${value}`) }))}
          />
          <ChoiceField
            form={form}
            name="confirmForm"
            label={t('confirmations.form')}
            description={t('confirmations.formWhy')}
            choices={confirmForms.map(value => ({
              value,
              label: t(`confirmations.form_${value === '' ? 'own' : value}`),
            }))}
          />
          {by === 'folder' && (
            <FarPlaceField
              form={form}
              name="confirmFolder"
              label={t('confirmations.folder')}
              description={t('confirmations.folderWhy')}
            />
          )}
          {by === 'mail' && (
            <FarPlaceField
              form={form}
              name="to"
              label={t('confirmations.to')}
              description={t('confirmations.toWhy')}
              required
            />
          )}
          <FormButtons kit={kit} submit={t('confirmations.save')} onClose={onClose} />
        </FieldStack>
      </KitForm>
    </Section>
  )
}
