import { GetImportRows } from '@waybill/contract/calls/Imports/GetImportRows.ts'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import classes from './ImportFile.module.css'
import { reasonText } from './words.ts'

const SHOWN = 20

/** Rows that were taken and are worth a look: the first of them. */
export function DoubtfulRows({ runId }: { runId: number }) {
  const t = useText()
  const rows = useCall(GetImportRows, { body: { runId, doubtful: true, pageSize: SHOWN } }).data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <div>
      <h3>{t('imports.doubtfulTitle')}</h3>
      <ul className={classes.asks}>
        {rows.map(({ rowNo, became }) => (
          <li key={rowNo}>
            {t('imports.rowNo')} {rowNo}, {became?.name}: {became?.warnings.map(one => reasonText(t, one)).join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
