import { Checkbox, TextInput } from '@mantine/core'
import { addressFromWire, addressToWire } from '@waybill/contract/wire/address.ts'
import type { WireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import type { WireStop } from '@waybill/contract/wire/shipment.ts'
import { addressWith, textLimits } from '@waybill/domain'
import { accessorialName } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { TimeInput } from '../../ui/form/TimeInput.tsx'
import { Hint } from '../../ui/Hint.tsx'
import { AddressForm } from '../AddressForm/AddressForm.tsx'
import { atEntry, servicesAt } from './route.ts'
import classes from './Stops.module.css'

/** Address, date, references and services of one stop. */
export function StopFields({
  at,
  stop,
  errors,
  follows = true,
  onChange,
  onBrought,
}: {
  /** Prefix of the fields' ids: `stops.1`. */
  at: string
  stop: WireStop
  /** By the field below `at`, such as `address.zip`. */
  errors: Readonly<Record<string, string>>
  /** Without a day of its own it is due when its turn comes; false: its day is needed. */
  follows?: boolean
  /** What an address fills in by itself comes later: it is put into the stop as it is then. */
  onChange: (next: (stop: WireStop) => WireStop) => void
  /** An entry of the address book was chosen: its note for the driver belongs to the order. */
  onBrought: (entry: WireBookAddress) => void
}) {
  const t = useText()
  const window = stop.SheduleDateTime
  const set = (patch: Partial<WireStop>): void => onChange(now => ({ ...now, ...patch }))
  const setWindow = (patch: Partial<WireStop['SheduleDateTime']>): void =>
    onChange(now => ({ ...now, SheduleDateTime: { ...now.SheduleDateTime, ...patch } }))
  const within = (prefix: string) =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([field, words]) =>
        field.startsWith(`${prefix}.`) ? [[field.slice(prefix.length + 1), words]] : [],
      ),
    )
  const address = addressFromWire(stop.DropOffAddress)
  return (
    <div className={classes.fields}>
      <AddressForm
        at={`${at}.address`}
        value={address}
        errors={within('address')}
        withContact
        onPick={entry => {
          onChange(now => atEntry(now, entry))
          onBrought(entry)
        }}
        onChange={patch =>
          onChange(now => ({
            ...now,
            DropOffAddress: addressToWire(addressWith(addressFromWire(now.DropOffAddress), patch)),
            AddressID: null,
          }))
        }
      />
      <div className={classes.row}>
        <TextInput
          id={`${at}.window.date`}
          type="date"
          label={t('stops.date')}
          value={window.PickupByDate}
          error={errors['window.date']}
          onChange={event => setWindow({ PickupByDate: event.currentTarget.value })}
        />
        <TimeInput
          id={`${at}.window.from`}
          label={t('stops.from')}
          value={window.PickupByFromTime}
          error={errors['window.from']}
          onChange={PickupByFromTime => setWindow({ PickupByFromTime })}
        />
        <TimeInput
          id={`${at}.window.to`}
          label={t('order.readyTo')}
          value={window.PickupByToTime}
          error={errors['window.to']}
          onChange={PickupByToTime => setWindow({ PickupByToTime })}
        />
      </div>
      {follows && window.PickupByDate === '' && <Hint small>{t('stops.noDay')}</Hint>}
      <div className={classes.row}>
        {(['Reference1', 'Reference2'] as const).map((name, index) => (
          <TextInput
            key={name}
            id={`${at}.references.${index}`}
            label={t(name === 'Reference1' ? 'stops.reference1' : 'stops.reference2')}
            maxLength={textLimits.reference}
            value={stop[name]}
            error={errors[`references.${index}`]}
            onChange={event => set({ [name]: event.currentTarget.value })}
          />
        ))}
        <TextInput
          id={`${at}.appointment`}
          label={t('stops.appointment')}
          maxLength={textLimits.appointment}
          value={stop.Appointment}
          error={errors.appointment}
          onChange={event => set({ Appointment: event.currentTarget.value })}
        />
        <TextInput
          id={`${at}.door`}
          label={t('stops.door')}
          maxLength={textLimits.door}
          value={stop.Door}
          error={errors.door}
          onChange={event => set({ Door: event.currentTarget.value })}
        />
      </div>
      <fieldset className={classes.services}>
        <legend>{t('stops.services')}</legend>
        {servicesAt(stop.StopType).map(code => (
          <Checkbox
            key={code}
            size="xs"
            label={accessorialName(code)}
            checked={stop.AdditionalService.includes(code)}
            onChange={event => {
              const rest = stop.AdditionalService.filter(one => one !== code)
              set({ AdditionalService: event.currentTarget.checked ? [...rest, code] : rest })
            }}
          />
        ))}
      </fieldset>
    </div>
  )
}
