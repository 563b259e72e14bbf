import { Button } from '@mantine/core'
import { type SheetState, sheetStates, type WireSheet } from '@waybill/contract/wire/bulkSheet.ts'
import { useText } from '../../../texts/texts.ts'
import { formatCount } from '../../../ui/format.ts'
import classes from './OrderSheet.module.css'

/** How many rows are how far; a press shows those alone. */
export function StateFilter({
  sheet,
  state,
  onChoose,
}: {
  sheet: WireSheet
  /** Null: all are shown. */
  state: SheetState | null
  onChoose: (state: SheetState | null) => void
}) {
  const t = useText()
  const states = sheetStates.filter(one => sheet.counts[one] > 0 || one === state)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own
    <div className={classes.filter} role="group" aria-label={t('sheet.filter')}>
      <Button
        variant={state === null ? 'light' : 'default'}
        size="compact-md"
        aria-pressed={state === null}
        onClick={() => onChoose(null)}
      >
        {t('sheet.all', { count: formatCount(sheet.total) })}
      </Button>
      {states.map(one => (
        <Button
          key={one}
          variant={state === one ? 'light' : 'default'}
          size="compact-md"
          aria-pressed={state === one}
          onClick={() => onChoose(one)}
        >
          {t('sheet.countOf', { state: t(`sheet.${one}`), count: formatCount(sheet.counts[one]) })}
        </Button>
      ))}
    </div>
  )
}
