import type { WireTenderOffer } from '@waybill/contract/wire/tenderRound.ts'
import { formatInstantIn } from '../../ui/format.ts'
import { ask } from './answerWords.ts'
import classes from './Letter.module.css'
import { Fact } from './Load.tsx'
import { Standing } from './Standing.tsx'

/** What became of the offer, in words that nobody sends a truck by mistake after. */
export function TenderStanding({ tender }: { tender: WireTenderOffer }) {
  const { status, answeredAt, timeZone, lateAnswer } = tender
  const when = answeredAt === null ? '' : formatInstantIn(answeredAt, timeZone)
  if (status === 'open') return null
  if (status === 'accepted') {
    return (
      <Standing tone="good" title={ask('acceptedTitle')}>
        <p>{ask('accepted', { when })}</p>
        <dl className={classes.facts}>
          <Fact name={ask('bol')}>{tender.BOLNumber}</Fact>
          <Fact name={ask('pro')}>{tender.PRONumber}</Fact>
          <Fact name={ask('pickupNumber')}>{tender.pickupNumber}</Fact>
          <Fact name={ask('driver')}>{tender.driver}</Fact>
        </dl>
      </Standing>
    )
  }
  if (status === 'declined') {
    return (
      <Standing tone="quiet" title={ask('declinedTitle')}>
        <p>{ask('declined', { when })}</p>
      </Standing>
    )
  }
  const said = {
    expired: ['offerExpiredTitle', 'offerExpired'],
    withdrawn: ['offerWithdrawnTitle', 'offerLost'],
    lost: ['offerLostTitle', 'offerLost'],
    over: ['offerOverTitle', 'offerOver'],
    // It said yes, and may not have the load, or has it no more.
    vain: ['offerVainTitle', 'offerVain'],
  } as const
  const [title, words] = said[status === 'over' && answeredAt !== null ? 'vain' : status]
  return (
    <Standing tone="warn" title={ask(title)}>
      {lateAnswer === 'accepted' ? <p>{ask('lateAccept')}</p> : <p>{ask(words)}</p>}
      {lateAnswer === 'declined' && <p>{ask('lateDecline')}</p>}
    </Standing>
  )
}
