import { type DeclineReason, declineReasons } from '@waybill/domain/quotes/tenderRound.ts'
import { textLimits } from '@waybill/domain/shipment/limits.ts'
import { type ReactNode, useSyncExternalStore } from 'react'
import { ask } from './answerWords.ts'
import { Refusal } from './Refusal.tsx'
import type { TenderDesk } from './tenderDesk.ts'

/** A decline: why, and the press that confirms it. */
export function Decline({ desk, onBack, children }: { desk: TenderDesk; onBack: () => void; children: ReactNode }) {
  const state = useSyncExternalStore(desk.listen, desk.state)
  return (
    <Refusal<DeclineReason>
      title={ask('declineAsk')}
      last={ask('declineLast')}
      reasons={declineReasons}
      confirm={ask('declineConfirm')}
      isSending={state.isSending}
      trouble={state.trouble}
      faults={state.faults}
      refusals={state.refusals}
      notes={state.notes}
      notesMax={textLimits.comments}
      onNotes={notes => desk.change({ notes })}
      onBack={onBack}
      onSend={reason => void desk.decline(reason)}
    >
      {children}
    </Refusal>
  )
}
