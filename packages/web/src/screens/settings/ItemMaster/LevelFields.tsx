import {
  countsCartons,
  type ItemLevelName,
  itemLevelNames,
  levelOfPackaging,
  levelWarnings,
  packagingsOf,
  weightOfOne,
} from '@waybill/domain'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { packagingName } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { AmountField, ChoiceField } from '../../../ui/form/fields.tsx'
import { formatCount, formatWeight } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { FieldGroup, FieldPair } from '../../../ui/Sheet.tsx'
import { type ItemValues, levelsIn } from './itemForm.ts'

/** How the item is packed, from the smallest up; what is left blank is worked out where it can be. */
export function LevelFields({ form }: { form: UseFormReturn<ItemValues> }) {
  const t = useText()
  return (
    <>
      <Hint>{t('itemMaster.levelsWhy')}</Hint>
      {itemLevelNames.map(name => (
        <LevelGroup key={name} form={form} name={name} />
      ))}
    </>
  )
}

function LevelGroup({ form, name }: { form: UseFormReturn<ItemValues>; name: ItemLevelName }) {
  const t = useText()
  const unit = useWatch({ control: form.control, name: 'HandlingUnit' })
  const own = useWatch({ control: form.control, name: `${name}Packaging` })
  const isHandled = levelOfPackaging(unit) === name
  const hasCartons = countsCartons(levelsIn(useWatch({ control: form.control }) as ItemValues))
  const perPallet = hasCartons ? 'itemMaster.cartonsPerPallet' : 'itemMaster.perPallet'
  const packaging = packagingName(isHandled ? unit : own, 1).toLowerCase()
  return (
    <FieldGroup name={t(isHandled ? 'itemMaster.levelHandled' : 'itemMaster.level', { packaging })}>
      {!isHandled && name !== 'each' && (
        <ChoiceField
          form={form}
          name={`${name}Packaging`}
          label={t('itemMaster.packedAs')}
          choices={packagingsOf(name).map(value => ({ value, label: packagingName(value, 1) }))}
        />
      )}
      <FieldPair>
        <AmountField form={form} name={`${name}Weight`} label={t('itemMaster.weight')} kind="weight" />
        {name !== 'each' && (
          <AmountField
            form={form}
            name={`${name}Count`}
            label={t(name === 'carton' ? 'itemMaster.perCarton' : perPallet)}
            kind="quantity"
          />
        )}
        <AmountField form={form} name={`${name}Length`} label={t('itemMaster.length')} kind="dimension" />
        <AmountField form={form} name={`${name}Width`} label={t('itemMaster.width')} kind="dimension" />
        <AmountField form={form} name={`${name}Height`} label={t('itemMaster.height')} kind="dimension" />
      </FieldPair>
      <LevelDoubt form={form} name={name} />
    </FieldGroup>
  )
}

/** What a level comes to by what is in it: said where nobody weighed it, and doubted where it was weighed otherwise. */
function LevelDoubt({ form, name }: { form: UseFormReturn<ItemValues>; name: ItemLevelName }) {
  const t = useText()
  const values = useWatch({ control: form.control }) as ItemValues
  const levels = levelsIn(values)
  const one = weightOfOne(levels, name)
  const doubt = levelWarnings(levels).find(({ level }) => level === name)
  return (
    <div role="status">
      {one?.isWorkedOut && <Hint>{t('itemMaster.levelWorked', { weight: formatWeight(one.weightLb) })}</Hint>}
      {doubt !== undefined && (
        <Hint warns>
          {t(doubt.weightLb < doubt.worked ? 'itemMaster.levelLight' : 'itemMaster.levelHeavy', {
            weight: formatWeight(doubt.weightLb),
            parts: `${formatCount(doubt.count)} × ${formatWeight(doubt.one)} = ${formatWeight(doubt.worked)}`,
          })}
        </Hint>
      )}
    </div>
  )
}
