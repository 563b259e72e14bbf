import '../../../texts/lists.ts'
import '../../../texts/quotes.ts'
import '../../../texts/rates.ts'
import '../../../texts/shipment.ts'
import '../../../texts/track.ts'
import { Link, useSearchParams } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { type Tab, tabs } from './lists.ts'
import { OfferRows } from './OfferRows.tsx'
import { QuoteRows } from './QuoteRows.tsx'
import classes from './SpotQuotes.module.css'

/** What carriers were asked and what they were offered, each with its clock: one list beside the other. */
export function SpotQuotes() {
  const t = useText()
  const [params] = useSearchParams()
  const tab: Tab = tabs.find(one => one === params.get('list')) ?? 'quotes'
  return (
    <>
      <PageHeader title={t('screens.spotQuotes')} />
      <nav className={classes.tabs} aria-label={t('quotes.tabs')}>
        {tabs.map(each => (
          <Link
            key={each}
            to={each === 'quotes' ? '/SpotQuotes' : '/SpotQuotes?list=offers'}
            className={classes.tab}
            aria-current={each === tab ? 'page' : undefined}
          >
            {t(each === 'quotes' ? 'quotes.list' : 'quotes.offers')}
          </Link>
        ))}
      </nav>
      {tab === 'quotes' ? <QuoteRows /> : <OfferRows />}
    </>
  )
}
