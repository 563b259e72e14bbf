import type { WireCrossover } from '@waybill/contract/wire/crossover.ts'
import { useText } from '../../texts/texts.ts'
import { Hint } from '../../ui/Hint.tsx'
import { crossoverText } from './crossoverText.ts'

/** Beside prices of one mode: from which size on another one costs less. Nothing where none does. */
export function Crossovers({ crossovers, onPallets }: { crossovers: readonly WireCrossover[]; onPallets: boolean }) {
  const t = useText()
  if (crossovers.length === 0) return null
  return (
    <section aria-label={t('rates.crossTitle')}>
      <p>
        <strong>{t('rates.crossTitle')}</strong>
      </p>
      <ul>
        {crossovers.map(one => (
          <li key={one.mode}>{crossoverText(one, onPallets)}</li>
        ))}
      </ul>
      <Hint>{t('rates.crossWhy')}</Hint>
    </section>
  )
}
