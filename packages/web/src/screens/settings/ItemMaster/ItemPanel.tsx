import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import { freightClasses, packagings } from '@waybill/domain'
import { useWatch } from 'react-hook-form'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { packagingName } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { CheckField, ChoiceField, TextField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { FieldPair } from '../../../ui/Sheet.tsx'
import { HistoryLink } from '../../../widgets/HistoryLink.tsx'
import { DensityHint } from './DensityHint.tsx'
import { HazmatPart } from './HazmatPart.tsx'
import { itemOf, itemSchema, valuesOf } from './itemForm.ts'
import { LevelFields } from './LevelFields.tsx'

/** The item as somebody else saved it meanwhile; null when it was deleted. */
async function freshItem(itemId: number) {
  const { items } = await makeCall(WaybillExtraInfoDetails, { query: { flag: 'load' }, body: { itemId } })
  const [item] = items
  return item === undefined ? null : { version: item.version, values: valuesOf(item) }
}

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
    keepAs: `item.${item?.itemId ?? 'new'}`,
    ...(item === null ? {} : { record: { version: item.version, fresh: () => freshItem(item.itemId) } }),
    save: async (values, version) => {
      const target = item === null ? {} : { itemId: item.itemId, version }
      await change.mutateAsync({
        query: { flag: item === null ? 'add' : 'update' },
        body: { ...target, item: itemOf(values) },
      })
      const code = values.SKU
      notify.done(t(item === null ? 'itemMaster.added' : 'itemMaster.updated', { code }))
      // Another row may have been opened while the answer was on its way.
      if (kit.element.current !== null) onClose()
    },
  })
  const { form } = kit
  const isHazmat = useWatch({ control: form.control, name: 'isHazmat' })
  return (
    <PanelForm
      kit={kit}
      title={item === null ? t('itemMaster.addTitle') : t('itemMaster.editTitle', { code: item.SKU })}
      submit={t('itemMaster.save')}
      also={
        onDelete && (
          <ActionButton variant="default" onAct={onDelete}>
            {t('itemMaster.delete')}
          </ActionButton>
        )
      }
      onClose={onClose}
    >
      <TextField form={form} name="SKU" label={t('itemMaster.sku')} required />
      <TextField form={form} name="Description" label={t('itemMaster.description')} required />
      <TextField form={form} name="ItemCode" label={t('itemMaster.itemCode')} />
      <FieldPair>
        <TextField form={form} name="NMFC" label={t('itemMaster.nmfc')} />
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
          choices={packagings.map(({ code: value }) => ({ value, label: packagingName(value, 1) }))}
        />
        <TextField form={form} name="HTS" label={t('itemMaster.hts')} />
      </FieldPair>
      <LevelFields form={form} />
      <DensityHint form={form} />
      <CheckField form={form} name="Stackable" label={t('itemMaster.stackable')} />
      <CheckField form={form} name="isHazmat" label={t('itemMaster.hazmatOn')} />
      {isHazmat && <HazmatPart form={form} />}
      {item !== null && <HistoryLink kind="item" recordId={item.itemId} />}
    </PanelForm>
  )
}
