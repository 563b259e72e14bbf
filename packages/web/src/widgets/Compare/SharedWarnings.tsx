import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { useText } from '../../texts/texts.ts'
import { Hint } from '../../ui/Hint.tsx'
import { sharedWarnings } from './rateFacts.ts'

/** What may still be charged on each of the prices beside each other, once above them. */
export function SharedWarnings({ rates }: { rates: readonly WireRate[] }) {
  const t = useText()
  const shared = [...sharedWarnings(rates)]
  if (shared.length === 0) return null
  return (
    <ul aria-label={t('rates.ofAll')}>
      {shared.map(words => (
        <li key={words}>
          <Hint inline warns>
            {words}
          </Hint>
        </li>
      ))}
    </ul>
  )
}
