import { NativeSelect } from '@mantine/core'
import type { PaymentTerms } from '@waybill/domain'
import { memo } from 'react'
import { useText } from '../../texts/texts.ts'
import { AddressForm } from '../AddressForm/AddressForm.tsx'
import { BillToChoice } from './BillToChoice.tsx'
import classes from './Order.module.css'
import type { OrderForm } from './orderForm.ts'
import { errorsAt, type FieldErrors } from './problems.ts'

type Change = (next: (form: OrderForm) => OrderForm) => void

/** Who pays the freight. */
export const Terms = memo(function Terms({ terms, change }: { terms: PaymentTerms; change: Change }) {
  const t = useText()
  return (
    <NativeSelect
      id="terms"
      className={classes.inline}
      label={t('order.terms')}
      value={terms}
      data={[
        { value: 'prepaid', label: t('track.P') },
        { value: 'collect', label: t('track.C') },
        { value: 'thirdParty', label: t('track.third') },
      ]}
      onChange={event => {
        const chosen = termsOf(event.currentTarget.value)
        change(now => ({ ...now, terms: chosen }))
      }}
    />
  )
})

const termsOf = (value: string): PaymentTerms => (value === 'collect' || value === 'thirdParty' ? value : 'prepaid')

/** Whom a third party's freight is billed to. */
export const BillTo = memo(function BillTo({
  billTo,
  errors,
  change,
}: {
  billTo: OrderForm['billTo']
  errors: FieldErrors
  change: Change
}) {
  const t = useText()
  return (
    <fieldset className={classes.billTo}>
      <legend>{t('order.billTo')}</legend>
      <BillToChoice onChoose={chosen => change(now => ({ ...now, billTo: { ...now.billTo, ...chosen } }))} />
      {errors.billTo !== undefined && <p className={classes.problem}>{errors.billTo}</p>}
      <AddressForm
        at="billTo"
        value={billTo}
        errors={errorsAt(errors, 'billTo')}
        onChange={patch => change(now => ({ ...now, billTo: { ...now.billTo, ...patch } }))}
      />
    </fieldset>
  )
})
