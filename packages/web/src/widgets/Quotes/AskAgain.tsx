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
import { TextAreaField, TextField, TimeField } from '../../ui/form/fields.tsx'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { clockIn, otherZone } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { notify } from '../../ui/notify.ts'
import { FieldPair } from '../../ui/Sheet.tsx'
import { deadlineFields, priceOf, priceText, refusalAtFields, usualDeadline } from './askForm.ts'
import { quoteReads } from './quoteReads.ts'
import { carrierOf } from './quoteWords.ts'

interface Props {
  readonly invitation: WireInvitation
  /** The question's. */
  readonly currency: string
  readonly onClose: () => void
}

/** A counter: one carrier is asked once more, with what the shipper would pay. */
export function AskAgain(props: Props) {
  const { data } = useCall(IntialCachefunction, {}, { freshFor: 300_000 })
  return data === undefined ? null : <Fields {...props} timeZone={data.timeZone} />
}

function Fields({ invitation, currency, timeZone, onClose }: Props & { timeZone: string }) {
  const t = useText()
  const { invitationId } = invitation
  const carrier = carrierOf(invitation)
  const schema = useMemo(
    () =>
      z.object({ note: z.string().trim().max(textLimits.comments), target: priceText(currency), ...deadlineFields }),
    [currency],
  )
  const { mutateAsync } = useChange(ReopenQuote, quoteReads)
  const kit = useFormKit({
    schema,
    start: { note: '', target: '', ...usualDeadline(clockIn(timeZone)) },
    explain: explainShort,
    keepAs: `askAgain.${invitationId}`,
    save: async ({ note, target, date, time }) => {
      try {
        const body = { invitationId, note, target: priceOf(target, currency), deadline: { date, time } }
        await mutateAsync({ body })
      } catch (error) {
        throw refusalAtFields(error, { carriers: [], others: [] })
      }
      notify.done(t('quotes.againDone', { carrier }))
      onClose()
    },
  })
  const zone = otherZone(timeZone, kit.form.watch('date'))
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
      <FieldPair>
        <TextField form={kit.form} name="date" label={t('quotes.deadlineDate')} type="date" required />
        <TimeField form={kit.form} name="time" label={t('quotes.deadlineTime')} required />
      </FieldPair>
      {zone !== '' && <Hint small>{t('quotes.deadlineZone', { zone })}</Hint>}
    </PanelForm>
  )
}
