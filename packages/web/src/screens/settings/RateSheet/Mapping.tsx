import { NativeSelect } from '@mantine/core'
import type { TableMapping, WireRateTable } from '@waybill/contract/wire/rateSheet.ts'
import { useText } from '../../../texts/texts.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { choosableFields, fieldWords } from '../../../widgets/RateSheets/fieldWords.ts'
import classes from './RateSheet.module.css'

const kinds = ['lanes', 'extras', 'skip'] as const
const UNSAID = 'unknown'
const LEFT_OUT = 'ignored'
const SAMPLES = 3
const HEADS_WITHIN = 12

/** What each column of one table says, beside its first cells. */
export function Mapping({
  table,
  mapping,
  asked,
  onChange,
}: {
  table: WireRateTable
  mapping: TableMapping
  /** Columns that were asked about when the file was read, counted from 1. */
  asked: readonly number[]
  onChange: (mapping: TableMapping) => void
}) {
  const t = useText()
  const { kind, headerRow, columns, ignored } = mapping
  const isRead = kind === 'lanes' || kind === 'extras'
  // Cells may stand beyond the last head, and columns that were asked about beyond the first rows.
  const width = Math.max(0, ...table.sample.slice(headerRow).map(row => row.length), ...asked)
  const heads = Array.from({ length: width }, (_, place) => table.sample[headerRow]?.[place] ?? '')
  const rows = table.sample.slice(headerRow + 1, headerRow + 1 + SAMPLES)
  const fieldOf = new Map(Object.entries(columns).map(([field, place]) => [place, field]))
  const choices = isRead ? choosableFields(kind) : []
  const choose = (place: number, field: string): void => {
    const others = Object.entries(columns).filter(([name, at]) => at !== place && name !== field)
    const isField = field !== '' && field !== LEFT_OUT
    onChange({
      ...mapping,
      columns: Object.fromEntries(isField ? [...others, [field, place]] : others),
      ignored: [...ignored.filter(at => at !== place), ...(field === LEFT_OUT ? [place] : [])],
    })
  }
  return (
    <div>
      <div className={classes.tools}>
        <NativeSelect
          label={t('rateSheets.tableHolds', { name: table.name })}
          data={[...(kind === UNSAID ? ([UNSAID] as const) : []), ...kinds].map(value => ({
            value,
            label: t(`rateSheets.holds_${value}`),
          }))}
          value={kind}
          error={kind === UNSAID && t('rateSheets.holdsWhy')}
          onChange={event =>
            onChange({ ...mapping, kind: kinds.find(one => one === event.currentTarget.value) ?? UNSAID })
          }
        />
        {isRead && (
          <NativeSelect
            label={t('rateSheets.headerRow')}
            data={table.sample.slice(0, HEADS_WITHIN).map((_, row) => ({ value: String(row), label: String(row + 1) }))}
            value={String(headerRow)}
            onChange={event => onChange({ ...mapping, headerRow: Number(event.currentTarget.value) })}
          />
        )}
        {table.remembered && <Hint inline>{t('rateSheets.remembered')}</Hint>}
      </div>
      {isRead && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        <section className={classes.box} tabIndex={0} aria-label={t('rateSheets.tableHolds', { name: table.name })}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('rateSheets.columnHead')}</th>
                <th scope="col">{t('rateSheets.columnSays')}</th>
                <th scope="col">{t('rateSheets.columnSample')}</th>
              </tr>
            </thead>
            <tbody>
              {heads.map((head, place) => {
                const field = fieldOf.get(place) ?? (ignored.includes(place) ? LEFT_OUT : '')
                const isOwn = field === '' || field === LEFT_OUT || choices.some(({ value }) => value === field)
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place
                  <tr key={place}>
                    <td>{head || '–'}</td>
                    <td>
                      <NativeSelect
                        size="xs"
                        aria-label={`${t('rateSheets.columnSays')}: ${head || place + 1}`}
                        data={[
                          { value: '', label: t('rateSheets.nothing') },
                          { value: LEFT_OUT, label: t('rateSheets.leftOut') },
                          ...choices,
                          ...(isOwn ? [] : [{ value: field, label: fieldWords(field) }]),
                        ]}
                        value={field}
                        onChange={event => choose(place, event.currentTarget.value)}
                      />
                    </td>
                    <td className={classes.raw}>{rows.map(row => row[place] || '–').join(' | ')}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
