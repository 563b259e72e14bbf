import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { RemindCarriers } from '@waybill/contract/calls/Quote/RemindCarriers.ts'
import type { WireSpotQuote } from '@waybill/contract/wire/spotQuote.ts'
import { explainShort } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { text, useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notify } from '../../ui/notify.ts'
import { notifyMailed } from '../Mails/notifyMailed.ts'
import { quoteReads } from './quoteReads.ts'
import { silentCarriers } from './quoteWords.ts'

/**
 * Has the silent carriers of chosen questions reminded, one question after the other; what becomes of each is shown row by row.
 * @returns whether it began
 */
export function useRemindMany(): (quotes: readonly WireSpotQuote[]) => Promise<boolean> {
  const { mutateAsync } = useChange(StartBulk, [GetBulk])
  return async quotes => {
    const rows = quotes.filter(quote => silentCarriers(quote).length > 0).map(({ spotId: id }) => ({ id }))
    if (rows.length === 0) {
      notify.warn(text('quotes.remindedNobody'))
      return false
    }
    try {
      await mutateAsync({ body: { action: 'remindCarriers', rows } })
      return true
    } catch (error) {
      notify.failed(explainShort(error))
      return false
    }
  }
}

/** Reminds the carriers of a question that have not answered, and says how many that were. */
export function Remind({ spotId }: { spotId: number }) {
  const t = useText()
  const { mutateAsync } = useChange(RemindCarriers, quoteReads)
  const remind = async () => {
    try {
      const { reminded } = await mutateAsync({ body: { spotId } })
      if (reminded === 0) notify.warn(text('quotes.remindedNobody'))
      else notifyMailed(text('quotes.reminded', { count: reminded }))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <ActionButton variant="default" size="compact-md" onAct={remind}>
      {t('quotes.remindAct')}
    </ActionButton>
  )
}
