import type { WireQuoteResponse } from '@waybill/contract/wire/spotQuote.ts'
import { useState } from 'react'
import { newId } from '../../api/newId.ts'
import { useLanguage } from '../../texts/language.ts'
import { DeadlineClock } from './DeadlineClock.tsx'
import { Files } from './Files.tsx'
import { LetterFoot, LetterHead, laneOf } from './LetterHead.tsx'
import { Load } from './Load.tsx'
import { keepOption, loadQuote, removeOption, submitNoBid, submitQuote } from './letterCalls.ts'
import type { LetterLink } from './letterLink.ts'
import type { Letter } from './openLetter.ts'
import { QuoteAnswer } from './QuoteAnswer.tsx'
import { Counter, QuoteStanding } from './QuoteStanding.tsx'
import { openQuoteDesk } from './quoteDesk.ts'
import { noteFor } from './typedNote.ts'
import { say } from './words.ts'

/** A shipper's question for a price, and the answer under it. */
export function QuoteLetter({
  link,
  letter,
  quote,
  isStale,
}: {
  link: LetterLink
  letter: Letter<WireQuoteResponse>
  quote: WireQuoteResponse
  isStale: boolean
}) {
  useLanguage()
  const [desk] = useState(() =>
    openQuoteDesk(quote, {
      calls: {
        load: () => loadQuote(link),
        keep: (id, offer, key) => keepOption(link, id, offer, key),
        remove: id => removeOption(link, id),
        submit: (body, key) => submitQuote(link, body, key),
        noBid: (body, key) => submitNoBid(link, body, key),
      },
      now: letter.now,
      newKey: newId,
      proposed: link.proposed,
      onReply: letter.take,
      ...noteFor(`quote.${quote.QuoteID}.${quote.round}`),
    }),
  )
  const { shipper, CarrierName: carrier, QuoteInfo: load, timeZone, QuoteDeadline } = quote
  const subject = `${say('quoteTitle')} ${quote.QuoteID}: ${laneOf(load)}`
  return (
    <>
      <LetterHead
        shipper={shipper}
        carrier={carrier}
        load={load}
        kind={say('quoteTitle')}
        lead={say('quoteLead', { shipper: shipper.name, carrier })}
        isInternal={quote.isInternal}
        isStale={isStale}
        canAnswer={quote.canAnswer}
      >
        {quote.canAnswer && (
          <DeadlineClock
            key={QuoteDeadline}
            until={QuoteDeadline}
            timeZone={timeZone}
            now={letter.now}
            onOver={() => void letter.load()}
          />
        )}
      </LetterHead>
      <QuoteStanding quote={quote} />
      {quote.canAnswer && <Counter quote={quote} />}
      <Load
        load={load}
        instructions={quote.SpecialInstructions}
        notes={quote.notes}
        target={quote.target}
        currency={quote.CurrencyDetails.currency}
      />
      <Files link={link} files={quote.Fileinfo} />
      {quote.canAnswer && <QuoteAnswer link={link} quote={quote} desk={desk} />}
      <LetterFoot shipper={shipper} subject={subject} />
    </>
  )
}
