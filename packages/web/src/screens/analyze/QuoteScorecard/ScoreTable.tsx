import {
  type QuoteCount,
  quoteOutcomes,
  scoredOutcomes,
  scoreField,
  scoreFigureNames,
  type WireScoreCard,
} from '@waybill/contract/wire/scoreCard.ts'
import { useText } from '../../../texts/texts.ts'
import { formatCount } from '../../../ui/format.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { figureText } from './figureText.ts'
import classes from './QuoteScorecard.module.css'

const counted: readonly QuoteCount[] = ['total', ...scoredOutcomes]
const apart: readonly QuoteCount[] = quoteOutcomes.filter(one => !counted.includes(one))

/** Carriers with their counts, each a way to its quotes, and the figures beside them, each with its n. */
export function ScoreTable({
  cards,
  onTrend,
  onQuotes,
}: {
  cards: readonly WireScoreCard[]
  onTrend: (card: WireScoreCard) => void
  onQuotes: (card: WireScoreCard, count: QuoteCount) => void
}) {
  const t = useText()
  const heads = (counts: readonly QuoteCount[]) =>
    counts.map(count => (
      <th key={count} scope="col" className="wb-number">
        {t(`scorecard.${count}`)}
      </th>
    ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className={classes.box} tabIndex={0} aria-label={t('scorecard.quotes')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            <th scope="colgroup" colSpan={counted.length}>
              {t('scorecard.counted')}
            </th>
            <th scope="colgroup" colSpan={scoreFigureNames.length}>
              {t('scorecard.figures')}
            </th>
            <th scope="colgroup" colSpan={apart.length}>
              {t('scorecard.apart')}
            </th>
          </tr>
          <tr>
            <th scope="col">{t('scorecard.carrier')}</th>
            {heads(counted)}
            {scoreFigureNames.map(name => (
              <th key={name} scope="col" className="wb-number">
                {t(`scorecard.${name}`)}
              </th>
            ))}
            {heads(apart)}
          </tr>
        </thead>
        <tbody>
          {cards.map(card => (
            <tr key={card.carrier}>
              <th scope="row">
                <LinkButton
                  aria-label={t('scorecard.showTrend', { carrier: card.CarrierName })}
                  onClick={() => onTrend(card)}
                >
                  {card.CarrierName}
                </LinkButton>
                {card.CarrierName !== card.carrier && <span className={classes.small}> {card.carrier}</span>}
              </th>
              {counted.map(count => (
                <Count key={count} card={card} count={count} onQuotes={onQuotes} />
              ))}
              {scoreFigureNames.map(name => (
                <td key={name} className="wb-number">
                  {figureText(name, card[name])}{' '}
                  <span className={classes.small}>{t('scorecard.n', { n: card[name].n })}</span>
                </td>
              ))}
              {apart.map(count => (
                <Count key={count} card={card} count={count} onQuotes={onQuotes} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Count({
  card,
  count,
  onQuotes,
}: {
  card: WireScoreCard
  count: QuoteCount
  onQuotes: (card: WireScoreCard, count: QuoteCount) => void
}) {
  const t = useText()
  const number = card[scoreField[count]]
  const label = { what: t(`scorecard.${count}`), count: number, carrier: card.CarrierName }
  return (
    <td className="wb-number">
      {number === 0 ? (
        '0'
      ) : (
        <LinkButton aria-label={t('scorecard.showQuotes', label)} onClick={() => onQuotes(card, count)}>
          {formatCount(number)}
        </LinkButton>
      )}
    </td>
  )
}
