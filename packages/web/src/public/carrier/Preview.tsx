import type { WireQuoteResponse } from '@waybill/contract/wire/spotQuote.ts'
import { ask } from './answerWords.ts'
import classes from './Letter.module.css'
import { Offers } from './Offer.tsx'
import { type DeskState, draftsOf, type QuoteDesk } from './quoteDesk.ts'

/** What will be sent, as the server has it. */
export function Preview({ quote, desk, state }: { quote: WireQuoteResponse; desk: QuoteDesk; state: DeskState }) {
  const fault = state.faults['']?.find(({ at }) => at === 'terms')
  const { name, notes, scac, terms } = state
  return (
    <>
      <Offers offers={draftsOf(quote)} quote={quote} />
      {quote.needsScac && (
        <p>
          {ask('scac')}: <strong>{scac.trim().toUpperCase()}</strong>
        </p>
      )}
      {notes.trim() !== '' && (
        <p className={classes.written}>
          {ask('yourNotes')}: {notes}
        </p>
      )}
      {name.trim() !== '' && <p className={classes.quiet}>{ask('saidBy', { name })}</p>}
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={terms}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : 'terms-fault'}
          onChange={event => desk.changeRest({ terms: event.currentTarget.checked })}
        />
        {ask('terms')}
      </label>
      {fault !== undefined && (
        <p id="terms-fault" className={classes.fault}>
          {ask(fault.key)}
        </p>
      )}
      <details className={classes.fold}>
        <summary>{ask('termsShow')}</summary>
        <ul>
          <li>{ask('termsPrice')}</li>
          <li>{ask('termsWhole')}</li>
          <li>{ask('termsOrder')}</li>
          <li>{ask('termsMay')}</li>
        </ul>
      </details>
    </>
  )
}
