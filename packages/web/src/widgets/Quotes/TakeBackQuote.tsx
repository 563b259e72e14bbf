import { WithdrawSpotQuote } from '@waybill/contract/calls/Quote/WithdrawSpotQuote.ts'
import { z } from 'zod'
import { explainShort } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { notifyMailed } from '../Mails/notifyMailed.ts'
import { quoteReads } from './quoteReads.ts'

const schema = z.object({})

/** Asks before a question is taken back: its carriers hear of it, and what they offered is gone. */
export function TakeBackQuote({ spotId, onClose }: { spotId: number; onClose: () => void }) {
  const t = useText()
  const { mutateAsync } = useChange(WithdrawSpotQuote, quoteReads)
  const kit = useFormKit({
    schema,
    start: {},
    explain: explainShort,
    save: async () => {
      await mutateAsync({ body: { spotId } })
      notifyMailed(t('quotes.takeBackDone'))
      onClose()
    },
  })
  return (
    <PanelForm
      kit={kit}
      title={t('quotes.takeBackTitle')}
      submit={t('quotes.takeBack')}
      color="red.9"
      cancel={t('shipment.keep')}
      onClose={onClose}
    >
      <p>{t('quotes.takeBackWhy')}</p>
    </PanelForm>
  )
}
