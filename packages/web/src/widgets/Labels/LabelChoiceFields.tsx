import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { labelStockNames, tabFields, tabPlaces, tabRoom } from '@waybill/domain'
import { useText } from '../../texts/texts.ts'
import { Hint } from '../../ui/Hint.tsx'
import classes from './Labels.module.css'
import type { LabelChoice } from './labelChoice.ts'

/** The stock in the printer, and what the shipper's own tab says. */
export function LabelChoiceFields({
  choice,
  onChange,
}: {
  choice: LabelChoice
  onChange: (change: Partial<LabelChoice>) => void
}) {
  const t = useText()
  const hasRoom = tabRoom(choice.stock) > 0
  return (
    <div className={classes.choice}>
      <NativeSelect
        label={t('labels.stock')}
        data={labelStockNames.map(value => ({ value, label: t(`labels.stock_${value}`) }))}
        value={choice.stock}
        onChange={event => {
          const stock = labelStockNames.find(one => one === event.currentTarget.value)
          if (stock) onChange({ stock })
        }}
      />
      <NativeSelect
        label={t('labels.tab')}
        disabled={!hasRoom}
        data={tabPlaces.map(value => ({ value, label: t(`labels.tab_${value}`) }))}
        value={hasRoom ? choice.tab : 'none'}
        onChange={event => {
          const tab = tabPlaces.find(one => one === event.currentTarget.value)
          if (tab) onChange({ tab })
        }}
      />
      {!hasRoom && <Hint>{t('labels.tabWhy')}</Hint>}
      {hasRoom && choice.tab !== 'none' && (
        <>
          <fieldset className={classes.fields}>
            <legend>{t('labels.says')}</legend>
            {tabFields.map(field => (
              <Checkbox
                key={field}
                label={t(`labels.field_${field}`)}
                checked={choice.tabFields.includes(field)}
                onChange={() => {
                  const isChosen = (one: typeof field): boolean => choice.tabFields.includes(one) !== (one === field)
                  onChange({ tabFields: tabFields.filter(isChosen) })
                }}
              />
            ))}
          </fieldset>
          <TextInput
            label={t('labels.text')}
            maxLength={120}
            value={choice.tabText}
            onChange={event => onChange({ tabText: event.currentTarget.value })}
          />
        </>
      )}
    </div>
  )
}
