import { Skeleton } from '@mantine/core'
import { GetCarrierShipments } from '@waybill/contract/calls/Supplemental/GetCarrierShipments.ts'
import { type QuoteCount, SCORED_PAGE_MAX, type WireScoredQuote } from '@waybill/contract/wire/scoreCard.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatCount } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { IconChevronLeft, IconChevronRight } from '../../../ui/icons.generated.ts'
import { Money } from '../../../ui/Money.tsx'
import { Fact, Panel } from '../../../ui/Panel.tsx'
import { StepButton } from '../../../ui/StepButton.tsx'
import { useReachable } from '../../../widgets/screens.ts'
import classes from './QuoteScorecard.module.css'
import type { ScoreMonth } from './scoreMonth.ts'

/** The quotes behind a count, the earliest deadline first. */
export function CountPanel({
  carrier,
  name,
  month,
  count,
  onClose,
}: {
  carrier: string
  name: string
  month: ScoreMonth
  count: QuoteCount
  onClose: () => void
}) {
  const t = useText()
  const [pageIndex, setPage] = useState(1)
  const { data, error, refetch } = useCall(
    GetCarrierShipments,
    { body: { ...month, carrier, count, pageIndex } },
    { keepOld: false },
  )
  const total = data?.total ?? 0
  const from = (pageIndex - 1) * SCORED_PAGE_MAX
  const range = {
    ...{ from: formatCount(from + 1), to: formatCount(from + (data?.quotes.length ?? 0)) },
    total: formatCount(total),
  }
  return (
    <Panel
      title={t('scorecard.behind', { carrier: name, count: t(`scorecard.${count}`) })}
      onClose={onClose}
      footer={
        (total > SCORED_PAGE_MAX || pageIndex > 1) && (
          <>
            <span role="status">{t('scorecard.page', range)}</span>
            <StepButton
              variant="default"
              label={t('list.previous')}
              isAtEnd={pageIndex === 1}
              onPress={() => setPage(pageIndex - 1)}
            >
              <IconChevronLeft size={16} />
            </StepButton>
            <StepButton
              variant="default"
              label={t('list.next')}
              isAtEnd={from + SCORED_PAGE_MAX >= total}
              onPress={() => setPage(pageIndex + 1)}
            >
              <IconChevronRight size={16} />
            </StepButton>
          </>
        )
      }
    >
      {data === undefined ? (
        error === null ? (
          <Skeleton height={160} radius={2} />
        ) : (
          <ErrorState {...explain(error, 'scorecard.shipmentsFailed')} onRetry={() => void refetch()} />
        )
      ) : data.quotes.length === 0 ? (
        <Hint>{t('scorecard.noneBehind')}</Hint>
      ) : (
        <ul className={classes.quotes}>
          {data.quotes.map(quote => (
            <Quote key={quote.invitationId} quote={quote} isMixed={count === 'total'} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Quote({ quote, isMixed }: { quote: WireScoredQuote; isMixed: boolean }) {
  const t = useText()
  const reachable = useReachable()
  const said = [
    isMixed ? t(`scorecard.${quote.outcome}`) : '',
    quote.isLate ? t('scorecard.late') : '',
    quote.round === 2 ? t('scorecard.counter') : '',
  ].filter(Boolean)
  return (
    <li>
      <p className={classes.line}>
        {reachable('ShipmentDetails') ? (
          <Link to={`/ShipmentDetails/${quote.shipmentId}`}>{quote.BOLNumber || quote.shipmentId}</Link>
        ) : (
          <strong>{quote.BOLNumber || quote.shipmentId}</strong>
        )}
        <span>{quote.lane}</span>
      </p>
      {said.length > 0 && <Hint small>{said.join(' · ')}</Hint>}
      <dl className={classes.facts}>
        <Fact name={t('scorecard.deadline')}>
          <InstantText at={quote.QuoteDeadline} />
        </Fact>
        <Fact name={t('scorecard.answeredAt')}>
          <InstantText at={quote.answeredAt ?? ''} />
        </Fact>
        <Fact name={t('scorecard.lowest')}>
          <Money amount={quote.CurrAmount} currency={quote.currency} />
        </Fact>
        {quote.rank !== null && <Fact name={t('scorecard.rank')}>{quote.rank}</Fact>}
      </dl>
    </li>
  )
}
