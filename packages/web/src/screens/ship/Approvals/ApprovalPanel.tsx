import { Textarea } from '@mantine/core'
import { DecideApproval } from '@waybill/contract/calls/Shipment/DecideApproval.ts'
import { GetApprovals } from '@waybill/contract/lists/approvals.ts'
import type { WireApproval } from '@waybill/contract/wire/approval.ts'
import { textLimits } from '@waybill/domain'
import { useState } from 'react'
import { Link } from 'react-router'
import { explainShort } from '../../../api/explain.ts'
import { CallProblem } from '../../../api/problem.ts'
import { useChange } from '../../../api/useChange.ts'
import { served } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { ToChange } from '../../../ui/lookOnly.tsx'
import { notify } from '../../../ui/notify.ts'
import { Fact, Panel } from '../../../ui/Panel.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { approvalTones } from './approvalTones.ts'
import { type Colleague, HandOn } from './HandOn.tsx'

/** What is asked, frozen as it was, and the two buttons for who may decide. */
export function ApprovalPanel({
  approval,
  people,
  onClose,
}: {
  approval: WireApproval
  people: readonly Colleague[]
  onClose: () => void
}) {
  const t = useText()
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<{ message: string; requestId: string } | null>(null)
  const { mutateAsync } = useChange(DecideApproval, [GetApprovals])
  const { approvalId: ApprovalID, CarrierName: carrier, total, currency, mayDecide } = approval
  const amount = formatMoney(total, currency)
  const decide = async (decision: 'approve' | 'refuse'): Promise<void> => {
    setProblem(null)
    try {
      await mutateAsync({ query: { ApprovalID }, body: { decision, words } })
      notify.done(t(decision === 'approve' ? 'approvals.approved' : 'approvals.refused', { amount, carrier }))
      onClose()
    } catch (error) {
      setProblem({ message: explainShort(error), requestId: error instanceof CallProblem ? error.requestId : '' })
    }
  }
  return (
    <Panel
      title={t('approvals.title', { amount, carrier })}
      onClose={onClose}
      takesFocus={mayDecide}
      footer={
        mayDecide && (
          <>
            <FormProblem problem={problem} />
            <ButtonRow>
              <ActionButton onAct={() => decide('approve')}>{t('approvals.approve')}</ActionButton>
              <ActionButton variant="default" onAct={() => decide('refuse')}>
                {t('approvals.refuse')}
              </ActionButton>
            </ButtonRow>
          </>
        )
      }
    >
      <dl>
        <Fact name={t('approvals.state')}>
          <Badge tone={approvalTones[approval.state]}>{t(`approvals.state_${approval.state}`)}</Badge>
        </Fact>
        <Fact name={t('approvals.bol')}>
          <Link to={`/ShipmentDetails/${approval.shipmentId}`}>{approval.BOLNumber}</Link>
        </Fact>
        <Fact name={t('approvals.lane')}>
          {approval.lane}
          <Hint>{approval.consignee}</Hint>
        </Fact>
        {approval.rule !== '' && <Fact name={t('approvals.rule')}>{approval.rule}</Fact>}
        <Fact name={t('approvals.carrier')}>
          {carrier} {approval.isBarred && <Badge tone="bad">{t('approvals.barred')}</Badge>}
          {approval.service !== '' && <Hint>{served(approval.service)}</Hint>}
        </Fact>
        <Fact name={t('approvals.price')}>
          <strong>{amount}</strong>
        </Fact>
        <Fact name={t('approvals.limit')}>
          {formatMoney(approval.limit, approval.limitCurrency)}
          {approval.why === 'incomparable' && <Hint>{t('approvals.incomparable')}</Hint>}
        </Fact>
        <Fact name={t('approvals.expires')}>
          <InstantText at={approval.expiresAt} />
        </Fact>
        <Fact name={t('approvals.askedBy')}>
          {approval.askedBy}, <InstantText at={approval.askedAt} />
          {approval.comments !== '' && <Hint>{approval.comments}</Hint>}
        </Fact>
        <Fact name={t('approvals.approvers')}>{approval.approvers}</Fact>
        {approval.decidedAt !== null && (
          <Fact name={t('approvals.decidedBy')}>
            {approval.decidedBy}, <InstantText at={approval.decidedAt} />
            {approval.decision !== '' && <Hint>{approval.decision}</Hint>}
          </Fact>
        )}
      </dl>
      {mayDecide && (
        <ToChange>
          <Textarea
            label={t('approvals.words')}
            maxLength={textLimits.comments}
            rows={3}
            value={words}
            onChange={event => setWords(event.currentTarget.value)}
          />
          <HandOn approvalId={ApprovalID} askedBy={approval.askedById} people={people} />
        </ToChange>
      )}
    </Panel>
  )
}
