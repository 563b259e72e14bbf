import { WithdrawTenderRound } from '@waybill/contract/calls/Tender/WithdrawTenderRound.ts'
import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { explainShort } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { TextAreaField } from '../../ui/form/fields.tsx'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { notifyMailed } from '../Mails/notifyMailed.ts'
import { quoteReads } from './quoteReads.ts'

const schema = z.object({ reason: z.string().trim().max(textLimits.reason) })

/** Asks before open offers are taken back. @param props.isFirst something else is to be done, which they stand in the way of */
export function TakeBackOffers({
  roundId,
  isFirst = false,
  onDone,
  onClose,
}: {
  roundId: number
  isFirst?: boolean
  onDone: () => void
  onClose: () => void
}) {
  const t = useText()
  const { mutateAsync } = useChange(WithdrawTenderRound, quoteReads)
  const kit = useFormKit({
    schema,
    start: { reason: '' },
    explain: explainShort,
    save: async ({ reason }) => {
      await mutateAsync({ body: { roundId, reason } })
      notifyMailed(t('offers.takeBackDone'))
      onDone()
    },
  })
  return (
    <PanelForm
      kit={kit}
      title={t('offers.takeBackTitle')}
      submit={t('offers.takeBack')}
      color="red.9"
      cancel={t('shipment.keep')}
      onClose={onClose}
    >
      {isFirst && <p>{t('offers.takeBackFirst')}</p>}
      <p>{t('offers.takeBackWhy')}</p>
      <TextAreaField form={kit.form} name="reason" label={t('offers.takeBackReason')} rows={2} />
    </PanelForm>
  )
}
