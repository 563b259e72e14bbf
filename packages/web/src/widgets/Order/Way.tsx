import { Checkbox, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { equipments, isCooled, isEquipment, isOpenTop, type RoomWarning } from '@waybill/domain'
import { memo } from 'react'
import { useText } from '../../texts/texts.ts'
import { Hint } from '../../ui/Hint.tsx'
import { truckTable } from '../fields.ts'
import classes from './Order.module.css'
import { withDefaults } from './orderDefaults.ts'
import type { CommonData, OrderForm } from './orderForm.ts'
import { inMode } from './parcelForm.ts'
import type { FieldErrors } from './problems.ts'
import { orderModes, type WayForm } from './wayForm.ts'

/** How the freight moves: the mode, and for a truckload its truck. A field stands here only where the mode needs it. */
export const Way = memo(function Way({
  way,
  isFixed,
  canBeParcel,
  common,
  children,
  errors,
  change,
}: {
  way: WayForm
  /** It is booked: the mode stays what it is. */
  isFixed: boolean
  /** Its units are small enough to go as packages. */
  canBeParcel: boolean
  common: CommonData
  errors: FieldErrors
  change: (next: (form: OrderForm) => OrderForm) => void
  /** What else decides everything. */
  children: React.ReactNode
}) {
  const t = useText()
  const set = (patch: Partial<WayForm>): void => change(form => ({ ...form, way: { ...way, ...patch } }))
  const degrees = (field: 'temperatureMin' | 'temperatureMax') => ({
    id: `truck.${field}`,
    className: classes.inline,
    label: t(truckTable[field].text),
    withAsterisk: true,
    // A sign stands on no keyboard of numbers.
    inputMode: 'text' as const,
    'data-number': true,
    autoComplete: 'off',
    maxLength: truckTable[field].limit,
    value: way[field],
    error: errors[`truck.${field}`],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => set({ [field]: event.currentTarget.value }),
  })
  return (
    <section aria-label={t('way.title')}>
      <div className={classes.way}>
        <SegmentedControl
          aria-label={t('way.title')}
          value={way.mode}
          disabled={isFixed}
          onChange={value => {
            const mode = orderModes.find(one => one === value) ?? 'LTL'
            change(form => withDefaults(inMode(form, mode), common))
          }}
          data={orderModes.map(value => ({ value, label: t(`way.${value}`) }))}
        />
        {way.mode === 'TL' && (
          <NativeSelect
            id="truck.equipment"
            className={classes.inline}
            label={t('way.equipment')}
            withAsterisk
            value={way.equipment}
            error={errors['truck.equipment']}
            data={[{ value: '', label: '' }, ...equipments.map(value => ({ value, label: t(`way.${value}`) }))]}
            onChange={event => {
              const typed = event.currentTarget.value
              set({ equipment: isEquipment(typed) ? typed : '' })
            }}
          />
        )}
        {way.mode === 'TL' && isCooled(way) && (
          <>
            <TextInput {...degrees('temperatureMin')} />
            <TextInput {...degrees('temperatureMax')} />
          </>
        )}
        {way.mode === 'TL' && isOpenTop(way) && (
          <Checkbox
            id="truck.tarps"
            size="xs"
            label={t('way.tarps')}
            checked={way.tarps}
            onChange={event => set({ tarps: event.currentTarget.checked })}
          />
        )}
        {children}
      </div>
      {way.mode === 'volume' && <Hint small>{t('way.volumeWhy')}</Hint>}
      {canBeParcel && !isFixed && <Hint small>{t('way.fitsParcel')}</Hint>}
    </section>
  )
})

/** What of the freight goes into its truck by a hair. */
export function RoomRemarks({ room }: { room: readonly RoomWarning[] }) {
  const t = useText()
  return room.map(({ at, code, params: { truck, ...figures } }) => (
    <p key={`${at} ${code}`} className={classes.remark}>
      {t(`trucks.${code}`, { ...figures, truck: t(`trucks.${truck}`), line: Number(at.split('.')[1]) + 1 })}
    </p>
  ))
}
