import '../../../texts/lists.ts'
import '../../../texts/scorecard.ts'
import '../../../texts/trade.ts'
import { Skeleton } from '@mantine/core'
import { GetScoreCardDetails } from '@waybill/contract/calls/Supplemental/GetScoreCardDetails.ts'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { CountPanel } from './CountPanel.tsx'
import { MonthBar } from './MonthBar.tsx'
import { PriceTable } from './PriceTable.tsx'
import classes from './QuoteScorecard.module.css'
import { ScoreTable } from './ScoreTable.tsx'
import { monthText } from './scoreMonth.ts'
import { TrendPanel } from './TrendPanel.tsx'
import { useScorecardAddress } from './useScorecardAddress.ts'

/** What carriers made of the quotes they were asked for in a month; month, carrier and count stand in the address. */
export function QuoteScorecard() {
  const t = useText()
  const { month, carrier, count, goTo, showTrend, showQuotes, close } = useScorecardAddress()
  const { data, error, refetch, isPlaceholderData } = useCall(GetScoreCardDetails, { body: month })
  const card = data?.scoreCards.find(one => one.carrier === carrier)
  const isEmpty = data !== undefined && data.scoreCards.length === 0 && data.prices.length === 0
  return (
    <>
      <PageHeader title={t('screens.quoteScorecard')} />
      <MonthBar month={month} onMonth={goTo} />
      <div className={classes.frame}>
        <div className={classes.page} data-old={isPlaceholderData || undefined}>
          {data === undefined ? (
            error === null ? (
              <Skeleton height={240} m="md" radius={2} />
            ) : (
              <ErrorState {...explain(error, 'scorecard.readFailed')} onRetry={() => void refetch()} />
            )
          ) : isEmpty ? (
            <EmptyState title={t('scorecard.none')} why={t('scorecard.noneWhy')} />
          ) : (
            <>
              <div className={classes.part}>
                <h2 className={classes.title}>{t('scorecard.quotes')}</h2>
                {data.scoreCards.length === 0 ? (
                  <Hint>{t('scorecard.noQuotes')}</Hint>
                ) : (
                  <>
                    <ScoreTable
                      cards={data.scoreCards}
                      onTrend={one => showTrend(one.carrier)}
                      onQuotes={(one, behind) => showQuotes(one.carrier, behind)}
                    />
                    <Hint small>{t('scorecard.missedWhy')}</Hint>
                    <Hint small>{t('scorecard.endedEarlyWhy')}</Hint>
                    <Hint small>{t('scorecard.figuresWhy')}</Hint>
                    <Hint small>{t('scorecard.onTimeWhy')}</Hint>
                  </>
                )}
              </div>
              <PriceTable prices={data.prices} />
            </>
          )}
        </div>
        {card !== undefined && count === null && (
          <TrendPanel key={carrier} card={card} month={month} onMonth={goTo} onClose={close} />
        )}
        {card !== undefined && count !== null && (
          <CountPanel
            key={`${monthText(month)} ${carrier} ${count}`}
            carrier={carrier}
            name={card.CarrierName}
            month={month}
            count={count}
            onClose={close}
          />
        )}
      </div>
    </>
  )
}
