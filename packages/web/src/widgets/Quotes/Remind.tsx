import { RemindCarriers } from '@waybill/contract/calls/Quote/RemindCarriers.ts'
import { explainShort } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { text, useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notify } from '../../ui/notify.ts'
import { quoteReads } from './quoteReads.ts'

/** Reminds the carriers of these questions that have not answered, and says how many that were. */
export function useRemind(): (spotIds: readonly number[]) => Promise<void> {
  const { mutateAsync } = useChange(RemindCarriers, quoteReads)
  return async spotIds => {
    try {
      const { reminded } = await mutateAsync({ body: { spotIds: [...spotIds] } })
      if (reminded === 0) notify.warn(text('quotes.remindedNobody'))
      else notify.done(text('quotes.reminded', { count: reminded }))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
}

export function Remind({ spotId }: { spotId: number }) {
  const t = useText()
  const remind = useRemind()
  return (
    <ActionButton variant="default" size="compact-md" onAct={() => remind([spotId])}>
      {t('quotes.remindAct')}
    </ActionButton>
  )
}
