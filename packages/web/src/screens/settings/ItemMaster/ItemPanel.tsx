import { Button, Group } from '@mantine/core'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import { freightClasses, packagings } from '@waybill/domain'
import { useWatch } from 'react-hook-form'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { CheckField, ChoiceField, TextField } from '../../../ui/form/fields.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FieldPair, FieldStack } from '../../../ui/Sheet.tsx'
import { DensityHint } from './DensityHint.tsx'
import { HazmatPart } from './HazmatPart.tsx'
import classes from './ItemMaster.module.css'
import { itemOf, itemSchema, valuesOf } from './itemForm.ts'

/** One item, new or known, beside the list. What was typed outlives a sign-in. */
export function ItemPanel({
  item,
  onClose,
  onDelete,
}: {
  item: WireMasterItem | null
  onClose: () => void
  onDelete?: () => Promise<void>
}) {
  const t = useText()
  const change = useChange(WaybillExtraInfoDetails, [WaybillExtraInfoDetails])
  const kit = useFormKit({
    schema: itemSchema,
    start: valuesOf(item),
    explain: explainShort,
    firstCheck: 'onSubmit',
    ...(item === null ? { keepAs: 'item.new' } : {}),
    save: async values => {
      const target = item === null ? {} : { itemId: item.itemId, version: item.version }
      const { Message } = await change.mutateAsync({
        query: { flag: item === null ? 'add' : 'update' },
        body: { ...target, item: itemOf(values) },
      })
      const code = values.SKU
      notify.done(Message ?? t(item === null ? 'itemMaster.added' : 'itemMaster.updated', { code }))
      onClose()
    },
  })
  const { form } = kit
  const isHazmat = useWatch({ control: form.control, name: 'isHazmat' })
  return (
    <Panel
      title={item === null ? t('itemMaster.addTitle') : t('itemMaster.editTitle', { code: item.SKU })}
      onClose={onClose}
      takesFocus
    >
      <form onSubmit={event => void kit.submit(event)} noValidate>
        <FieldStack>
          <TextField form={form} name="SKU" label={t('itemMaster.sku')} required maxLength={50} />
          <TextField form={form} name="Description" label={t('itemMaster.description')} required maxLength={200} />
          <FieldPair>
            <TextField form={form} name="NMFC" label={t('itemMaster.nmfc')} maxLength={12} />
            <ChoiceField
              form={form}
              name="Class"
              label={t('itemMaster.class')}
              choices={[
                { value: '', label: t('itemMaster.noClass') },
                ...freightClasses.map(value => ({ value, label: value })),
              ]}
            />
          </FieldPair>
          <FieldPair>
            <ChoiceField
              form={form}
              name="HandlingUnit"
              label={t('itemMaster.handlingUnit')}
              choices={packagings.map(row => ({ value: row.code, label: row.name }))}
            />
            <TextField form={form} name="HTS" label={t('itemMaster.hts')} maxLength={15} />
          </FieldPair>
          <fieldset className={classes.group}>
            <legend>{t('itemMaster.size')}</legend>
            <div className={classes.four}>
              <TextField form={form} name="Length" label={t('itemMaster.length')} inputMode="decimal" />
              <TextField form={form} name="Width" label={t('itemMaster.width')} inputMode="decimal" />
              <TextField form={form} name="Height" label={t('itemMaster.height')} inputMode="decimal" />
              <TextField form={form} name="Weight" label={t('itemMaster.weight')} inputMode="decimal" />
            </div>
            <DensityHint form={form} />
          </fieldset>
          <FieldPair>
            <TextField form={form} name="UnitsPerPallet" label={t('itemMaster.perPallet')} inputMode="numeric" />
            <TextField form={form} name="UnitsPerCarton" label={t('itemMaster.perCarton')} inputMode="numeric" />
          </FieldPair>
          <CheckField form={form} name="Stackable" label={t('itemMaster.stackable')} />
          <CheckField form={form} name="isHazmat" label={t('itemMaster.hazmatOn')} />
          {isHazmat && <HazmatPart form={form} />}
          <FormProblem problem={kit.problem} />
          <Group gap="xs">
            <Button type="submit" loading={kit.saving}>
              {t('itemMaster.save')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('actions.cancel')}
            </Button>
            {onDelete && (
              <ActionButton variant="default" onAct={onDelete}>
                {t('itemMaster.delete')}
              </ActionButton>
            )}
          </Group>
        </FieldStack>
      </form>
    </Panel>
  )
}
