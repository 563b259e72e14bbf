import { useText } from '../../texts/texts.ts'
import { Badge, type Tone } from '../../ui/StatusBadge.tsx'
import classes from './ImportFile.module.css'
import { fieldName, reasonText, type ShownImport } from './words.ts'

const tones: Readonly<Record<ShownImport['preview'][number]['will'], Tone>> = {
  ...{ added: 'good', changed: 'busy', same: 'quiet', noted: 'warn', held: 'bad', skipped: 'quiet' },
}

/** What stands in a cell and why it holds its row; of an empty one, why alone. */
const heldWords = ({ cell }: { cell: string }, why: string): string => (cell.trim() === '' ? why : `“${cell}” ${why}`)

/** The first rows as they would become, with what would hold them. */
export function Preview({ shown: { preview, mapping } }: { shown: ShownImport }) {
  const t = useText()
  if (preview.length === 0) return null
  const fields = mapping.columns.filter(name => name !== null)
  return (
    <div>
      <h3>{t('imports.preview')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section className={classes.box} tabIndex={0} aria-label={t('imports.preview')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('imports.rowNo')}</th>
              <th scope="col">{t('imports.will')}</th>
              {fields.map(name => (
                <th key={name} scope="col">
                  {fieldName(t, name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.map(({ row, will, values, reasons }) => (
              <tr key={row}>
                <td>{row}</td>
                <td>
                  <Badge tone={tones[will]}>{t(`imports.will_${will}`)}</Badge>
                </td>
                {fields.map(name => {
                  const reason = reasons.find(({ field }) => field === name)
                  return (
                    <td key={name} title={reason === undefined ? undefined : reasonText(t, reason)}>
                      {reason === undefined ? values[name] : heldWords(reason, reasonText(t, reason))}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
