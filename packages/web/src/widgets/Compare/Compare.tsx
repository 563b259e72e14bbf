import { type ReactNode, useRef } from 'react'
import { useText } from '../../texts/texts.ts'
import { Hint } from '../../ui/Hint.tsx'
import { Badge } from '../../ui/StatusBadge.tsx'
import classes from './Compare.module.css'
import { bestOf, type CompareFact, differs } from './compareFacts.ts'
import { useHidden } from './useHidden.ts'

export interface Offer {
  readonly id: string | number
  readonly name: string
  readonly isChosen: boolean
  /** It can be the lowest or the fastest. */
  readonly counts: boolean
  /** Under its name: what is to be known of it first. */
  readonly note?: ReactNode
  /** At its foot, such as what explains it. */
  readonly foot?: ReactNode
}

/** Offers side by side, a column each; what they say alike is quiet, the lowest figure has its word. */
export function Compare({
  title,
  offers,
  facts,
}: {
  title: string
  offers: readonly Offer[]
  facts: readonly CompareFact[]
}) {
  const t = useText()
  const counts = offers.map(offer => offer.counts)
  const box = useRef<HTMLElement>(null)
  const hidden = useHidden(box, offers.length)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section ref={box} className={classes.box} data-more={hidden > 0} tabIndex={0} aria-label={title}>
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              {offers.map(offer => (
                <th key={offer.id} scope="col" data-chosen={offer.isChosen}>
                  {offer.name}
                  {offer.note}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(fact => {
              const best = bestOf(fact, counts)
              return (
                <tr key={fact.id} data-same={offers.length > 1 && !differs(fact)} data-first={fact.isFirst ?? false}>
                  <th scope="row">{fact.name}</th>
                  {offers.map((offer, i) => {
                    const value = fact.values[i] ?? null
                    return (
                      <td key={offer.id} data-chosen={offer.isChosen}>
                        {value === null ? (
                          <span className="wb-unseen">{t('rates.notNamed')}</span>
                        ) : (
                          fact.show(value, i)
                        )}
                        {fact.best !== undefined && best.includes(i) && (
                          <>
                            {' '}
                            <Badge tone="good">{fact.best}</Badge>
                          </>
                        )}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
            <tr>
              <td />
              {offers.map(offer => (
                <td key={offer.id} data-chosen={offer.isChosen}>
                  {offer.foot}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {hidden > 0 && <Hint small>{t('rates.moreOffers', { count: hidden })}</Hint>}
    </>
  )
}
