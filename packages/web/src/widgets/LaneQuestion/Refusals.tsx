import type { WireRateRefusal } from '@waybill/contract/wire/rate.ts'
import { useText } from '../../texts/texts.ts'
import { refusalText } from '../RateList/words.ts'
import classes from './LaneQuestion.module.css'

/** Who is not among the answers, and why. */
export function Refusals({ refusals }: { refusals: readonly WireRateRefusal[] }) {
  const t = useText()
  if (refusals.length === 0) return null
  return (
    <section aria-label={t('plan.notAmong')}>
      <ul className={classes.refusals}>
        {refusals.map(refusal => (
          <li key={`${refusal.CarrierSCAC} ${refusal.source} ${refusal.reason}`}>
            <strong>{refusal.CarrierSCAC}</strong> {refusal.CarrierName}: {refusalText(refusal)}
          </li>
        ))}
      </ul>
    </section>
  )
}
