import { Textarea } from '@mantine/core'
import { AskApproval as Ask } from '@waybill/contract/calls/Shipment/AskApproval.ts'
import { textLimits } from '@waybill/domain'
import { useEffect, useRef, useState } from 'react'
import { explainShort } from '../../api/explain.ts'
import { CallProblem } from '../../api/problem.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { FormProblem } from '../../ui/form/FormProblem.tsx'
import { formatInstant, formatMoney } from '../../ui/format.ts'
import classes from './Order.module.css'

/** Whether a refusal says that somebody else has to approve the price first. */
export const asksApproval = (code: string): boolean =>
  ['AboveLimit', 'LimitIncomparable', 'NeedsApproval'].includes(code)

/** At the button that was refused: asks whoever approves, with a word of why. */
export function AskApproval({
  shipmentId,
  PricesheetID,
  onAsked,
}: {
  shipmentId: number
  PricesheetID: number
  onAsked: () => void
}) {
  const t = useText()
  const part = useRef<HTMLDivElement>(null)
  const [comments, setComments] = useState('')
  const [asked, setAsked] = useState('')
  const [problem, setProblem] = useState<{ message: string; requestId: string } | null>(null)
  const { mutateAsync } = useChange(Ask)
  const ask = async (): Promise<void> => {
    setProblem(null)
    try {
      const reply = await mutateAsync({ body: { shipmentId, PricesheetID, comments } })
      const { total, currency, approvers, expiresAt } = reply
      const said = { approvers, when: formatInstant(expiresAt) }
      onAsked()
      setAsked(
        total === null
          ? t('booking.approvalAskedUnseen', said)
          : t('booking.approvalAsked', { ...said, amount: formatMoney(total, currency) }),
      )
    } catch (error) {
      setProblem({ message: explainShort(error), requestId: error instanceof CallProblem ? error.requestId : '' })
    }
  }
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const outcome = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (asked !== '') outcome.current?.focus()
  }, [asked])
  if (asked !== '')
    return (
      <p ref={outcome} role="status" tabIndex={-1}>
        {asked}
      </p>
    )
  return (
    <div ref={part} className={classes.call}>
      <Textarea
        label={t('booking.askWords')}
        maxLength={textLimits.comments}
        rows={2}
        value={comments}
        onChange={event => setComments(event.currentTarget.value)}
      />
      <FormProblem problem={problem} />
      <div>
        <ActionButton variant="default" onAct={ask}>
          {t('booking.askApproval')}
        </ActionButton>
      </div>
    </div>
  )
}

interface Refused {
  readonly shipmentId: number
  readonly PricesheetID: number
}

/** Beside a form whose save was refused at a price above the limit: the question to whoever approves. */
export function useApproval() {
  const [refused, setRefused] = useState<Refused | null>(null)
  return {
    /** Notes what a save was refused for. @returns the same, to be thrown on */
    note(error: unknown, at: Refused): unknown {
      setRefused(error instanceof CallProblem && asksApproval(error.code) ? at : null)
      return error
    },
    part: refused === null ? null : <AskApproval key={refused.PricesheetID} {...refused} onAsked={() => {}} />,
  }
}
