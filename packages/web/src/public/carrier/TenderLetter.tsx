import type { WireTenderOffer } from '@waybill/contract/wire/tenderRound.ts'
import { useState } from 'react'
import { newId } from '../../api/newId.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatMoney } from '../../ui/format.ts'
import { ask } from './answerWords.ts'
import { DeadlineClock } from './DeadlineClock.tsx'
import classes from './Letter.module.css'
import { LetterFoot, LetterHead, laneOf } from './LetterHead.tsx'
import { Load } from './Load.tsx'
import { answerTender, loadTender } from './letterCalls.ts'
import type { LetterLink } from './letterLink.ts'
import { Charges } from './Offer.tsx'
import type { Letter } from './openLetter.ts'
import { TenderAnswer } from './TenderAnswer.tsx'
import { TenderStanding } from './TenderStanding.tsx'
import { openTenderDesk } from './tenderDesk.ts'
import { noteFor } from './typedNote.ts'
import { levelName, say } from './words.ts'

/** A load that is offered at a price, until a moment: accepted or declined, never by looking at it. */
export function TenderLetter({
  link,
  letter,
  tender,
  isStale,
}: {
  link: LetterLink
  letter: Letter<WireTenderOffer>
  tender: WireTenderOffer
  isStale: boolean
}) {
  useLanguage()
  const [desk] = useState(() =>
    openTenderDesk(tender, {
      answer: (body, key) => answerTender(link, body, key),
      load: () => loadTender(link),
      newKey: newId,
      onReply: letter.take,
      ...noteFor(`tender.${tender.TenderID}`),
    }),
  )
  const { shipper, CarrierName: carrier, load, timeZone, dueAt } = tender
  return (
    <>
      <LetterHead
        shipper={shipper}
        carrier={carrier}
        load={load}
        kind={say('tenderTitle')}
        lead={say('tenderLead', { shipper: shipper.name, carrier })}
        isInternal={tender.isInternal}
        isStale={isStale}
        canAnswer={tender.canAnswer}
      >
        {tender.canAnswer && (
          <DeadlineClock
            key={dueAt}
            until={dueAt}
            timeZone={timeZone}
            now={letter.now}
            isExact
            onOver={() => void letter.load()}
          />
        )}
      </LetterHead>
      <TenderStanding tender={tender} />
      <Price tender={tender} />
      <Load load={load} instructions={tender.SpecialInstructions} notes={tender.comments} />
      {tender.canAnswer && <TenderAnswer desk={desk} isInternal={tender.isInternal} />}
      <LetterFoot shipper={shipper} subject={`${say('tenderTitle')} ${tender.TenderID}: ${laneOf(load)}`} />
    </>
  )
}

function Price({ tender: { CurrAmount, currency, charges, service } }: { tender: WireTenderOffer }) {
  return (
    <section className={classes.part} aria-labelledby="price">
      <h2 id="price">{ask('tenderPrice')}</h2>
      {CurrAmount === null ? (
        <p>{ask('collect')}</p>
      ) : (
        <p className={classes.amount}>{formatMoney(CurrAmount, currency)}</p>
      )}
      {CurrAmount !== null && charges.length > 1 && (
        <Charges charges={charges} total={CurrAmount} currency={currency} />
      )}
      {service !== '' && <p className={classes.quiet}>{levelName(service)}</p>}
    </section>
  )
}
