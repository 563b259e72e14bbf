import type { WireQuoteResponse } from '@waybill/contract/wire/spotQuote.ts'
import { type NoBidReason, noBidReasons } from '@waybill/domain/quotes/spotStanding.ts'
import type { ReactNode } from 'react'
import { formatInstantIn, formatMoney } from '../../ui/format.ts'
import { type AnswerKey, ask } from './answerWords.ts'
import classes from './Letter.module.css'
import { Offers } from './Offer.tsx'
import { Standing } from './Standing.tsx'

/** A reason in words; one of another time as it was written. */
const reasonOf = (reason: string): string => {
  const known: NoBidReason | undefined = noBidReasons.find(one => one === reason)
  return known === undefined ? reason : ask(known)
}

/** How it stands for this carrier, and what comes next. */
export function QuoteStanding({ quote }: { quote: WireQuoteResponse }) {
  const { status, canAnswer, answeredAt, timeZone, isLate } = quote
  const when = answeredAt === null ? '' : formatInstantIn(answeredAt, timeZone)
  const sent = quote.PriceSheetDetails.filter(offer => offer.submittedAt !== null)
  const answer = (title: AnswerKey | null) => (
    <Sent quote={quote} title={title}>
      <Offers offers={sent} quote={quote} />
    </Sent>
  )
  if (status === 'open') return null
  if (status === 'endingSoon') return canAnswer ? <Standing tone="warn" title={ask('soon')} /> : null
  if (status === 'expired') {
    return (
      <Standing tone="warn" title={ask('expiredTitle')}>
        <p>{ask(canAnswer ? 'expired' : 'expiredClosed')}</p>
      </Standing>
    )
  }
  if (status === 'answered') {
    // Asked once more it said no: that leaves what it offered first.
    const isFirst = quote.noBid !== null
    return (
      <Standing tone="good" title={ask(isFirst ? 'staysTitle' : 'answeredTitle')}>
        <p>{ask('answered', { when })}</p>
        {isLate && <p>{ask('late')}</p>}
        <p>{ask('answeredNext')}</p>
        {answer(null)}
      </Standing>
    )
  }
  if (status === 'noBid') {
    return (
      <Standing tone="quiet" title={ask('noBidTitle')}>
        <p>{ask('noBidDone', { when })}</p>
        {quote.noBid !== null && <p>{[reasonOf(quote.noBid.reason), quote.noBid.notes].filter(Boolean).join(': ')}</p>}
      </Standing>
    )
  }
  if (status === 'won') {
    const chosen = quote.TenderedQuoteInfo
    return (
      <Standing tone="good" title={ask(chosen === null ? 'wonOtherTitle' : 'wonTitle')}>
        <p>{ask(chosen === null ? 'wonOther' : 'won')}</p>
        {chosen === null ? (
          answer('sentOptions')
        ) : (
          <>
            <h3>{ask('chosen')}</h3>
            <Offers offers={[chosen]} quote={quote} />
          </>
        )}
      </Standing>
    )
  }
  const isLost = status === 'bookedWithAnother'
  return (
    <Standing tone="quiet" title={ask(isLost ? 'lostTitle' : 'withdrawnTitle')}>
      <p>{ask(isLost ? 'lost' : 'withdrawn')}</p>
      {sent.length > 0 && answer('sentOptions')}
    </Standing>
  )
}

/** What was sent, and by whom. */
function Sent({
  quote: { answeredBy, answerNotes },
  title,
  children,
}: {
  quote: WireQuoteResponse
  title: AnswerKey | null
  children: ReactNode
}) {
  return (
    <>
      {title !== null && <h3>{ask(title)}</h3>}
      {children}
      {answerNotes !== '' && (
        <p className={classes.written}>
          {ask('yourNotes')}: {answerNotes}
        </p>
      )}
      {answeredBy !== '' && <p className={classes.quiet}>{ask('saidBy', { name: answeredBy })}</p>}
    </>
  )
}

/** The shipper asks once more: what it says, before anything is entered again. */
export function Counter({ quote }: { quote: WireQuoteResponse }) {
  const { counter, round, PriceSheetDetails, CurrencyDetails } = quote
  if (counter === null) return null
  const before = PriceSheetDetails.filter(offer => offer.submittedAt !== null && offer.round < round)
  return (
    <Standing tone="busy" title={ask('counterTitle')}>
      {counter.target !== null && (
        <p>
          <strong>{ask('counterTarget', { amount: formatMoney(counter.target, CurrencyDetails.currency) })}</strong>
        </p>
      )}
      {counter.note !== '' && <p className={classes.written}>{counter.note}</p>}
      <p>{ask('counterLast')}</p>
      {before.length > 0 && <h3>{ask('sentOptions')}</h3>}
      <Offers offers={before} quote={quote} />
    </Standing>
  )
}
