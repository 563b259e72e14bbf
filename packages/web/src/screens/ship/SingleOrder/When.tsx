import { Button, TextInput } from '@mantine/core'
import { formatDate, formatTime, isDate, isTime, type PickupWindow, parseTime } from '@waybill/domain'
import { memo, useState } from 'react'
import { useText } from '../../../texts/texts.ts'
import type { OrderForm } from './orderForm.ts'
import type { FieldErrors } from './problems.ts'
import classes from './SingleOrder.module.css'
import { otherZoneName } from './zone.ts'

const shown = (time: string): string => (isTime(time) ? formatTime(time) : time)

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
          {t('order.when')}
          {isDate(pickup.date) && <span className={classes.day}>{formatDate(pickup.date)}</span>}
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
          id="pickup.from"
          label={t('order.readyFrom')}
          value={pickup.from}
          error={errors['pickup.from']}
          onChange={from => patch({ from })}
        />
        <TimeInput
          id="pickup.to"
          label={t('order.readyTo')}
          value={pickup.to}
          error={errors['pickup.to']}
          onChange={to => patch({ to })}
        />
      </div>
      <p className={classes.faint}>{t('order.timeHint')}</p>
      {zoneName !== null && <p className={classes.faint}>{t('order.zone', { zone: zoneName })}</p>}
      {remark !== null && <p className={classes.remark}>{remark}</p>}
    </section>
  )
})

/** A time typed in any way (`3p`, `1530`, `noon`): shown as 12-hour time once it is left. */
function TimeInput({
  id,
  label,
  value,
  error,
  onChange,
}: {
  id: string
  label: string
  value: string
  error: string | undefined
  onChange: (time: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      id={id}
      label={label}
      withAsterisk
      autoComplete="off"
      maxLength={12}
      value={typed ?? shown(value)}
      error={error}
      onChange={event => {
        setTyped(event.currentTarget.value)
        onChange(parseTime(event.currentTarget.value) ?? event.currentTarget.value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
