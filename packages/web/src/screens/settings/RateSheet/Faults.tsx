import type { ReplyOf } from '@waybill/contract/call.ts'
import type { GetRateSheet } from '@waybill/contract/calls/RateSheets/GetRateSheet.ts'
import { refusalText } from '../../../texts/names.ts'
import { text, useText } from '../../../texts/texts.ts'
import { formatCount } from '../../../ui/format.ts'
import { Section } from '../../../ui/Sheet.tsx'
import { faultWords } from '../../../widgets/RateSheets/faultWords.ts'
import classes from './RateSheet.module.css'

type File = NonNullable<ReplyOf<typeof GetRateSheet>['file']>

/** Every fault beside the row as it was written. */
export function Faults({ file }: { file: File }) {
  const t = useText()
  if (file.failure !== '') {
    return (
      <Section title={t('rateSheets.failure')}>
        <p role="alert">{refusalText(file.failure, text('rateSheets.failure'), {})}</p>
      </Section>
    )
  }
  const count = t('rateSheets.faultCount', { count: file.faultCount, rows: formatCount(file.rowsRead) })
  return (
    <Section title={`${t('rateSheets.faults')}: ${count}`} why={t('rateSheets.faultsWhy')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section className={classes.box} tabIndex={0} aria-label={t('rateSheets.faults')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className="wb-number">
                {t('rateSheets.row')}
              </th>
              <th scope="col">{t('rateSheets.columnHead')}</th>
              <th scope="col">{t('rateSheets.cell')}</th>
              <th scope="col">{t('rateSheets.fault')}</th>
              <th scope="col">{t('rateSheets.rowAsWritten')}</th>
            </tr>
          </thead>
          <tbody>
            {file.faults.map((fault, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one cell may have two faults; the list never changes
              <tr key={index}>
                <td className="wb-number">{formatCount(fault.row)}</td>
                <td>{fault.column || '–'}</td>
                <td>
                  <code>{fault.cell || '–'}</code>
                </td>
                <td>{faultWords(fault)}</td>
                <td className={classes.raw} title={fault.cells.join(' | ')}>
                  {fault.cells.join(' | ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {file.faultCount > file.faults.length && (
        <p>{t('rateSheets.moreFaults', { count: formatCount(file.faults.length) })}</p>
      )}
    </Section>
  )
}
