import type { FreightGap } from '@waybill/domain'
import { useText } from '../../../texts/texts.ts'
import classes from './MultipleOrders.module.css'

/** What nobody knows yet of each row, in words. */
export function Gaps({ gaps, isComplete }: { gaps: readonly FreightGap[]; isComplete: boolean }) {
  const t = useText()
  if (gaps.length === 0) return isComplete ? <p className={classes.complete}>{t('multipleOrders.isComplete')}</p> : null
  return (
    <ul className={classes.gaps} aria-label={t('multipleOrders.gaps')}>
      {gaps.map(({ row, item, missing }) => (
        <li key={row}>
          <strong>{t('multipleOrders.stillNeeds', { row, item })}</strong>{' '}
          {missing.map(gap => t(`multipleOrders.gap_${gap}`)).join(', ')}
        </li>
      ))}
    </ul>
  )
}
