import type { WirePriceScore } from '@waybill/contract/wire/scoreCard.ts'
import { useText } from '../../../texts/texts.ts'
import { formatCount } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { SmallTable } from '../../../ui/SmallTable.tsx'
import classes from './QuoteScorecard.module.css'

const columns = ['asked', 'answered', 'won'] as const

/** How carriers' live and stored prices did, which nobody asks them for one by one. */
export function PriceTable({ prices }: { prices: readonly WirePriceScore[] }) {
  const t = useText()
  return (
    <section className={classes.part} aria-label={t('scorecard.prices')}>
      <h2 className={classes.title}>{t('scorecard.prices')}</h2>
      {prices.length === 0 ? (
        <Hint>{t('scorecard.noPrices')}</Hint>
      ) : (
        <>
          <Hint small>{t('scorecard.pricesWhy')}</Hint>
          <SmallTable>
            <thead>
              <tr>
                <th scope="col">{t('scorecard.carrier')}</th>
                {columns.map(name => (
                  <th key={name} scope="col" className="wb-number">
                    {t(name === 'won' ? 'scorecard.wonPrices' : `scorecard.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {prices.map(one => (
                <tr key={one.CarrierSCAC}>
                  <th scope="row">
                    {one.CarrierName}
                    {one.CarrierName !== one.CarrierSCAC && ` ${one.CarrierSCAC}`}
                  </th>
                  {columns.map(name => (
                    <td key={name} className="wb-number">
                      {formatCount(one[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </SmallTable>
        </>
      )}
    </section>
  )
}
