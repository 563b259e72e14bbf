import type { WireTenderRound, WireTenderStep } from '@waybill/contract/wire/tenderRound.ts'
import { useText } from '../../texts/texts.ts'
import { formatMoney } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { Badge } from '../../ui/StatusBadge.tsx'
import { Clock } from './Clock.tsx'
import classes from './Quotes.module.css'
import { carrierOf, offerAnswerText, stepSaid } from './quoteWords.ts'
import { useCompanyTime } from './useCompanyTime.ts'

/** The places of a round in their order: whom it was offered to, at what, until when, and what came of it. */
export function RoundSteps({
  round,
  ahead,
  hasPhone = false,
}: {
  round: WireTenderRound
  /** See `aheadBy`. */
  ahead: number
  /** What a carrier says on the telephone can be entered. */
  hasPhone?: boolean
}) {
  return (
    <ol className={classes.carriers}>
      {round.steps.map(step => (
        <li key={step.step} className={classes.carrier}>
          <Step step={step} round={round} ahead={ahead} />
          {hasPhone && step.state === 'open' && step.tenderId !== null && <Phone step={step} />}
        </li>
      ))}
    </ol>
  )
}

function Step({ step, round, ahead }: { step: WireTenderStep; round: WireTenderRound; ahead: number }) {
  const t = useText()
  const { words, tone } = stepSaid(step, round)
  const { skipReason, lateAnswer, answeredAt, answeredBy, answer } = step
  const when = useCompanyTime()
  const at = answeredAt === null ? '' : when(answeredAt)
  const facts = [
    skipReason === '' ? '' : t(`offers.skip_${skipReason}`),
    answeredBy === '' ? at : t('offers.answeredBy', { at, name: answeredBy }),
    answer === '' ? '' : offerAnswerText(answer),
  ].filter(fact => fact !== '')
  return (
    <>
      <div className={classes.standing}>
        <span className={classes.name}>{`${step.step}. ${carrierOf(step)} (${step.CarrierSCAC})`}</span>
        {step.CurrAmount !== null && (
          <span className={classes.amount}>{formatMoney(step.CurrAmount, step.currency)}</span>
        )}
        <Badge tone={tone}>{words}</Badge>
        {step.state === 'open' && step.dueAt !== null && (
          <strong className={classes.amount}>
            <Clock
              until={step.dueAt}
              ahead={ahead}
              say={left => t('offers.left', { left })}
              over={t('offers.ending')}
            />
          </strong>
        )}
        {lateAnswer !== '' && <Badge tone="warn">{t(`offers.late_${lateAnswer}`)}</Badge>}
      </div>
      {facts.length > 0 && <Hint small>{facts.join(' · ')}</Hint>}
    </>
  )
}

function Phone({ step }: { step: WireTenderStep }) {
  const t = useText()
  return (
    <a
      href={`/TenderResponse?TenderID=${step.tenderId}&userEdit=true`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('offers.phoneOf', { carrier: carrierOf(step) })}
    >
      {t('offers.phone')}
    </a>
  )
}
