import { NativeSelect } from '@mantine/core'
import { useText } from '../../texts/texts.ts'
import { Hint } from '../../ui/Hint.tsx'
import classes from './ImportFile.module.css'
import { columnName, fieldName, type ShownImport } from './words.ts'

const ROWS_SHOWN = 12
const HEADS_WITHIN = 12
const IGNORED = '-'

export type Mapping = ShownImport['mapping']

/** The table as it stands in the file, with what each column is over it. */
export function MapColumns({ shown, onChange }: { shown: ShownImport; onChange: (mapping: Mapping) => void }) {
  const t = useText()
  const { tables, mapping, fields, remembered } = shown
  const sample = tables[mapping.table]?.sample ?? []
  const width = Math.max(mapping.columns.length, ...sample.map(row => row.length))
  const columns = Array.from({ length: width }, (_, column) => mapping.columns[column] ?? null)
  const choose = (column: number, value: string): void => {
    const field = value === '' || value === IGNORED ? null : value
    onChange({
      ...mapping,
      // A field is one column: chosen anew, it leaves the other.
      columns: columns.map((name, at) => (at === column ? field : field !== null && name === field ? null : name)),
      ignored: [...mapping.ignored.filter(at => at !== column), ...(value === IGNORED ? [column] : [])],
    })
  }
  const choices = fields.map(({ name }) => ({ value: name, label: fieldName(t, name) }))
  return (
    <>
      <div className={classes.tools}>
        {tables.length > 1 && (
          <NativeSelect
            label={t('imports.table')}
            data={tables.map(({ name }, index) => ({ value: String(index), label: name }))}
            value={String(mapping.table)}
            onChange={event => onChange({ ...mapping, table: Number(event.currentTarget.value) })}
          />
        )}
        <NativeSelect
          label={t('imports.headRow')}
          data={[
            ...sample.slice(0, HEADS_WITHIN).map((_, row) => ({ value: String(row), label: String(row + 1) })),
            { value: '-1', label: t('imports.noHeads') },
          ]}
          value={String(mapping.headRow)}
          onChange={event => onChange({ ...mapping, headRow: Number(event.currentTarget.value) })}
        />
        {remembered && <Hint inline>{t('imports.remembered')}</Hint>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section className={classes.box} tabIndex={0} aria-label={t('imports.columns')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('imports.rowNo')}</th>
              {columns.map((field, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place
                <th key={column} scope="col">
                  <NativeSelect
                    size="xs"
                    aria-label={t('imports.columnIs', { head: columnName(t, shown, column) })}
                    data={[{ value: '', label: '–' }, { value: IGNORED, label: t('imports.passOver') }, ...choices]}
                    value={field ?? (mapping.ignored.includes(column) ? IGNORED : '')}
                    onChange={event => choose(column, event.currentTarget.value)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.slice(0, ROWS_SHOWN).map((cells, row) => (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place
                key={row}
                data-heads={row === mapping.headRow}
                data-outside={row < mapping.headRow}
              >
                <td>{row + 1}</td>
                {columns.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place
                  <td key={column} title={cells[column]}>
                    {cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
