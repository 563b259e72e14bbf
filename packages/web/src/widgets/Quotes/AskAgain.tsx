import { ReopenQuote } from '@waybill/contract/calls/Quote/ReopenQuote.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import type { WireInvitation } from '@waybill/contract/wire/spotQuote.ts'
import { textLimits } from '@waybill/domain'
import { useMemo } from 'react'
import { z } from 'zod'
import { explainShort } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { TextAreaField, TextField } from '../../ui/form/fields.tsx'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { notifyMailed } from '../Mails/notifyMailed.ts'
import { type AskedWindow, deadlineFields, priceOf, priceText, refusalAtFields, startDeadline } from './askForm.ts'
import { Deadline } from './Deadline.tsx'
import { quoteReads } from './quoteReads.ts'
import { carrierOf } from './quoteWords.ts'

interface Props {
  readonly invitation: WireInvitation
  /** The question's. */
  readonly currency: string
  readonly windows: readonly AskedWindow[]
  readonly onClose: () => void
}

/** A counter: one carrier is asked once more, with what the shipper would pay. */
export function AskAgain(props: Props) {
  const { data } = useCall(IntialCachefunction, {}, { freshFor: 300_000 })
  return data === undefined ? null : <Fields {...props} timeZone={data.timeZone} />
}

function Fields({ invitation, currency, windows, timeZone, onClose }: Props & { timeZone: string }) {
  const t = useText()
  const { invitationId } = invitation
  const carrier = carrierOf(invitation)
  const start = useMemo(() => ({ note: '', target: '', ...startDeadline(timeZone, windows) }), [timeZone, windows])
  const schema = useMemo(
    () =>
      z.object({ note: z.string().trim().max(textLimits.comments), target: priceText(currency), ...deadlineFields }),
    [currency],
  )
  const { mutateAsync } = useChange(ReopenQuote, quoteReads)
  const kit = useFormKit({
    schema,
    start,
    explain: explainShort,
    keepAs: `askAgain.${invitationId}`,
    save: async ({ note, target, date, time }) => {
      try {
        const body = { invitationId, note, target: priceOf(target, currency), deadline: { date, time } }
        await mutateAsync({ body })
      } catch (error) {
        throw refusalAtFields(error, { carriers: [], others: [] })
      }
      notifyMailed(t('quotes.againDone', { carrier }))
      onClose()
    },
  })
  return (
    <PanelForm kit={kit} title={t('quotes.againTitle', { carrier })} submit={t('quotes.againSubmit')} onClose={onClose}>
      <p>{t('quotes.againWhy')}</p>
      <TextAreaField form={kit.form} name="note" label={t('quotes.againNote')} rows={2} />
      <TextField
        form={kit.form}
        name="target"
        label={t('quotes.target', { currency })}
        inputMode="decimal"
        autoComplete="off"
      />
      <Deadline form={kit.form} timeZone={timeZone} windows={windows} />
    </PanelForm>
  )
}
