import { type NoBidReason, noBidReasons } from '@waybill/domain/quotes/spotStanding.ts'
import { textLimits } from '@waybill/domain/shipment/limits.ts'
import { useState, useSyncExternalStore } from 'react'
import { ask } from './answerWords.ts'
import { Field } from './Field.tsx'
import type { QuoteDesk } from './quoteDesk.ts'
import { Refusal } from './Refusal.tsx'

/** No Bid: why, and the press that confirms it. */
export function NoBid({ desk, isInternal, onBack }: { desk: QuoteDesk; isInternal: boolean; onBack: () => void }) {
  const state = useSyncExternalStore(desk.listen, desk.state)
  const [notes, setNotes] = useState('')
  return (
    <Refusal<NoBidReason>
      title={ask('noBidAsk')}
      last={ask('noBidLast')}
      reasons={noBidReasons}
      confirm={ask('noBidConfirm')}
      isSending={state.busy === 'sending'}
      trouble={state.trouble}
      faults={state.faults[''] ?? []}
      refusals={state.refusals}
      notes={notes}
      notesMax={textLimits.comments}
      onNotes={setNotes}
      onBack={onBack}
      // Words that were typed for another reason say nothing any more.
      onSend={reason => void desk.noBid(reason, reason === 'other' ? notes : '')}
    >
      {isInternal && (
        <Field label={ask('spokeWith')} fault={state.faults['']?.find(({ at }) => at === 'name')}>
          {bound => (
            <input
              {...bound}
              value={state.name}
              autoComplete="off"
              maxLength={textLimits.spokeWith}
              onChange={event => desk.changeRest({ name: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
    </Refusal>
  )
}
