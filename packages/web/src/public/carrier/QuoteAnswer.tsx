import type { WireQuoteResponse } from '@waybill/contract/wire/spotQuote.ts'
import { OFFER_OPTIONS_MAX } from '@waybill/domain/quotes/spotOffer.ts'
import { textLimits } from '@waybill/domain/shipment/limits.ts'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ask } from './answerWords.ts'
import { Field } from './Field.tsx'
import classes from './Letter.module.css'
import type { LetterLink } from './letterLink.ts'
import { OptionFields } from './OptionFields.tsx'
import { Preview } from './Preview.tsx'
import type { QuoteDesk } from './quoteDesk.ts'
import { Refused } from './Refused.tsx'
import { unloaded } from './unloaded.tsx'
import { useBackStep } from './useBackStep.ts'
import { useFirstFault } from './useFirstFault.ts'

/** Few say no, and few send a file. */
const NoBid = lazy(() => import('./NoBid.tsx').then(m => ({ default: m.NoBid }), unloaded))
const UploadFile = lazy(() => import('./UploadFile.tsx').then(m => ({ default: m.UploadFile }), unloaded))

/** The answer to a question for a price: one number, more only if it is wanted; looked over, then sent. */
export function QuoteAnswer({ link, quote, desk }: { link: LetterLink; quote: WireQuoteResponse; desk: QuoteDesk }) {
  const state = useSyncExternalStore(desk.listen, desk.state)
  const [isNoBid, setNoBid] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const isReview = state.step === 'review'
  const form = useFirstFault(state.refusals)
  const shown = useRef(state.step)
  useEffect(() => {
    if (shown.current !== state.step) title.current?.focus()
    shown.current = state.step
  }, [state.step])
  useBackStep(isReview, desk.back)
  useBackStep(isNoBid, () => setNoBid(false))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void (isReview ? desk.submit() : desk.review())
  }
  const rest = (at: string) => state.faults['']?.find(fault => fault.at === at)
  const { options } = state
  if (isNoBid) {
    return (
      <Suspense fallback={null}>
        <NoBid desk={desk} isInternal={quote.isInternal} onBack={() => setNoBid(false)} />
      </Suspense>
    )
  }
  return (
    <section className={classes.answer} aria-labelledby="answer">
      <h2 id="answer" ref={title} tabIndex={-1}>
        {ask(isReview ? 'reviewTitle' : 'answer')}
      </h2>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        {isReview ? (
          <Preview quote={quote} desk={desk} state={state} />
        ) : (
          <>
            {options.map((option, index) => (
              <OptionFields
                key={option.id}
                quote={quote}
                desk={desk}
                option={option}
                faults={state.faults[option.id] ?? []}
                number={options.length > 1 ? index + 1 : null}
              />
            ))}
            <Field
              label={ask(quote.isInternal ? 'spokeWith' : 'name')}
              isOptional={!quote.isInternal}
              fault={rest('name')}
            >
              {bound => (
                <input
                  {...bound}
                  value={state.name}
                  autoComplete={quote.isInternal ? 'off' : 'name'}
                  maxLength={textLimits.spokeWith}
                  onChange={event => desk.changeRest({ name: event.currentTarget.value })}
                />
              )}
            </Field>
            {quote.needsScac && (
              <Field label={ask('scac')} hint={ask('scacWhy')} fault={rest('SCAC')}>
                {bound => (
                  <input
                    {...bound}
                    value={state.scac}
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    onChange={event => desk.changeRest({ scac: event.currentTarget.value })}
                  />
                )}
              </Field>
            )}
            {options.length < OFFER_OPTIONS_MAX && (
              <button type="button" className={classes.plain} onClick={() => void desk.add()}>
                {ask('addOption')}
              </button>
            )}
            <details className={classes.fold} onToggle={event => setUnfolded(event.currentTarget.open)}>
              <summary>{ask('extras')}</summary>
              <Field label={ask('notes')} fault={rest('notes')}>
                {bound => (
                  <textarea
                    {...bound}
                    rows={3}
                    value={state.notes}
                    maxLength={textLimits.comments}
                    onChange={event => desk.changeRest({ notes: event.currentTarget.value })}
                  />
                )}
              </Field>
              {isUnfolded && (
                <Suspense fallback={null}>
                  <UploadFile link={link} />
                </Suspense>
              )}
            </details>
          </>
        )}
        {state.trouble !== null && <Refused problem={state.trouble} />}
        <div className={classes.buttons}>
          <button type="submit" className={classes.primary} aria-disabled={state.busy !== ''}>
            {isReview
              ? ask(state.busy === 'sending' ? 'sending' : 'send')
              : ask(state.busy === 'keeping' ? 'keeping' : 'review')}
          </button>
          {isReview ? (
            <button type="button" className={classes.second} onClick={desk.back}>
              {ask('back')}
            </button>
          ) : (
            <button type="button" className={classes.second} onClick={() => setNoBid(true)}>
              {ask('noBid')}
            </button>
          )}
        </div>
      </form>
    </section>
  )
}
