import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { memo } from 'react'
import { useText } from '../../texts/texts.ts'
import { codTable } from '../fields.ts'
import classes from './Order.module.css'
import type { CodForm, OrderForm } from './orderForm.ts'
import type { FieldErrors } from './problems.ts'

/** What the driver collects: asked for once the extra service is chosen, in the currency of the shipment. */
export const CodFields = memo(function CodFields({
  cod,
  currency,
  errors,
  change,
}: {
  cod: CodForm
  currency: string
  errors: FieldErrors
  change: (next: (form: OrderForm) => OrderForm) => void
}) {
  const t = useText()
  const set = (patch: Partial<CodForm>): void => change(form => ({ ...form, cod: { ...cod, ...patch } }))
  return (
    <fieldset className={classes.billTo}>
      <legend>{t('order.cod')}</legend>
      <div className={classes.references}>
        <TextInput
          id="cod.amount"
          label={t('order.codAmount', { currency })}
          withAsterisk
          aria-required
          inputMode="decimal"
          autoComplete="off"
          maxLength={codTable.amount.limit}
          value={cod.amount}
          error={errors['cod.amount'] ?? errors.cod}
          onChange={event => set({ amount: event.currentTarget.value })}
        />
        <NativeSelect
          id="cod.feeTerms"
          label={t('order.codFee')}
          withAsterisk
          aria-required
          value={cod.feeTerms}
          error={errors['cod.feeTerms']}
          data={[
            { value: '', label: '' },
            { value: 'prepaid', label: t('order.codFeePrepaid') },
            { value: 'collect', label: t('order.codFeeCollect') },
          ]}
          onChange={event => {
            const typed = event.currentTarget.value
            set({ feeTerms: typed === 'prepaid' || typed === 'collect' ? typed : '' })
          }}
        />
      </div>
      <Checkbox
        id="cod.customerCheck"
        mt={8}
        size="xs"
        label={t('order.codCheck')}
        checked={cod.customerCheck}
        onChange={event => set({ customerCheck: event.currentTarget.checked })}
      />
    </fieldset>
  )
})
