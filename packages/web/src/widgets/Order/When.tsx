import { Button, TextInput } from '@mantine/core'
import { isDate, type PickupWindow } from '@waybill/domain'
import { memo } from 'react'
import { useText } from '../../texts/texts.ts'
import { TimeInput } from '../../ui/form/TimeInput.tsx'
import { formatDate } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import classes from './Order.module.css'
import type { OrderForm } from './orderForm.ts'
import type { FieldErrors } from './problems.ts'
import { otherZoneName } from './zone.ts'

/** Pickup day and window, in the time of the dock. */
export const When = memo(function When({
  pickup,
  next,
  zone,
  remark,
  errors,
  change,
}: {
  pickup: PickupWindow
  /** The next day on which a carrier comes, worked out by the server. */
  next: string
  zone: string
  /** What is worth knowing about that day; null when it is an ordinary one. */
  remark: string | null
  errors: FieldErrors
  change: (next: (form: OrderForm) => OrderForm) => void
}) {
  const t = useText()
  const patch = (fields: Partial<PickupWindow>): void =>
    change(form => ({ ...form, pickup: { ...form.pickup, ...fields } }))
  const zoneName = otherZoneName(zone)
  return (
    <section className={classes.card} aria-labelledby="when-title">
      <div className={classes.cardHead}>
        <h2 id="when-title">
          {t('order.when')} {isDate(pickup.date) && <span className={classes.day}>{formatDate(pickup.date)}</span>}
        </h2>
        {pickup.date !== next && isDate(next) && (
          <Button variant="subtle" size="compact-sm" onClick={() => patch({ date: next })}>
            {formatDate(next)}
          </Button>
        )}
      </div>
      <div className={classes.when}>
        <TextInput
          id="pickup.date"
          type="date"
          label={t('order.date')}
          withAsterisk
          value={pickup.date}
          error={errors['pickup.date']}
          onChange={event => patch({ date: event.currentTarget.value })}
        />
        <TimeInput
          withAsterisk
          id="pickup.from"
          label={t('order.readyFrom')}
          value={pickup.from}
          error={errors['pickup.from']}
          onChange={from => patch({ from })}
        />
        <TimeInput
          withAsterisk
          id="pickup.to"
          label={t('order.readyTo')}
          value={pickup.to}
          error={errors['pickup.to']}
          onChange={to => patch({ to })}
        />
      </div>
      {zoneName !== null && <Hint small>{t('order.zone', { zone: zoneName })}</Hint>}
      {remark !== null && <p className={classes.remark}>{remark}</p>}
    </section>
  )
})
