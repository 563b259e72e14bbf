import { NativeSelect } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { HandOnApproval } from '@waybill/contract/calls/Shipment/HandOnApproval.ts'
import { GetApprovals } from '@waybill/contract/lists/approvals.ts'
import { useState } from 'react'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useUser } from '../../../api/useSession.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { notify } from '../../../ui/notify.ts'

export type Colleague = ReplyOf<typeof GetApprovals>['people'][number]

/** Asks a colleague as well. */
export function HandOn({
  approvalId,
  askedBy,
  people,
}: {
  approvalId: number
  askedBy: number
  people: readonly Colleague[]
}) {
  const t = useText()
  const own = useUser()?.UserId
  // Nobody decides on what he asked himself.
  const colleagues = people.filter(({ UserId }) => UserId !== own && UserId !== askedBy)
  const [chosen, setChosen] = useState('')
  const [problem, setProblem] = useState('')
  const { mutateAsync } = useChange(HandOnApproval, [GetApprovals])
  const name = colleagues.find(({ UserId }) => String(UserId) === chosen)?.name ?? ''
  const act = async (): Promise<void> => {
    if (chosen === '') return setProblem(t('issues.required'))
    setProblem('')
    try {
      await mutateAsync({ body: { approvalId, UserId: Number(chosen) } })
      notify.done(t('approvals.handedOn', { name }))
      setChosen('')
    } catch (error) {
      setProblem(explainShort(error))
    }
  }
  return (
    <>
      <NativeSelect
        mt="md"
        mb="xs"
        label={t('approvals.handOn')}
        description={t('approvals.handOnWhy')}
        error={problem === '' ? undefined : problem}
        value={chosen}
        onChange={event => setChosen(event.currentTarget.value)}
        data={[
          { value: '', label: t('approvals.handOnNobody') },
          ...colleagues.map(({ UserId, name: label }) => ({ value: String(UserId), label })),
        ]}
      />
      <ActionButton variant="default" size="xs" onAct={act}>
        {t('approvals.handOnAct')}
      </ActionButton>
    </>
  )
}
