import { NativeSelect, TextInput } from '@mantine/core'
import { textLimits } from '@waybill/domain'
import { useText } from '../../texts/texts.ts'
import { useZipPlace, type ZipPlace } from '../AddressForm/zipPlace.ts'
import classes from './LaneQuestion.module.css'
import type { LaneInputs } from './laneInputs.ts'

const placeName = (place: ZipPlace | null): string | undefined =>
  place === null ? undefined : `${place.City}, ${place.State}`

/** Both postal codes and, where it matters, the day; a code that is known says its place at once. */
export function LaneFields({
  lane,
  isDated,
  errors,
  onChange,
}: {
  lane: LaneInputs
  isDated: boolean
  /** By the input's name. */
  errors: Readonly<Record<string, string>>
  onChange: (patch: Partial<LaneInputs>) => void
}) {
  const t = useText()
  const from = useZipPlace(lane.from, lane.fromCountry)
  const to = useZipPlace(lane.to, lane.toCountry)
  const countries = [
    { value: 'US', label: t('plan.us') },
    { value: 'CA', label: t('plan.canada') },
  ]
  const end = (name: 'from' | 'to', label: string, place: ZipPlace | null) => (
    <div className={classes.end}>
      <TextInput
        id={`lane.${name}`}
        label={label}
        withAsterisk
        autoComplete="off"
        maxLength={textLimits.zip}
        value={lane[name]}
        error={errors[name]}
        description={placeName(place) ?? t('plan.zipHint')}
        onChange={event => onChange({ [name]: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('plan.countryOf', { end: label })}
        data={countries}
        value={lane[`${name}Country`]}
        onChange={event => onChange({ [`${name}Country`]: event.currentTarget.value === 'CA' ? 'CA' : 'US' })}
      />
    </div>
  )
  return (
    <>
      {end('from', t('plan.from'), from)}
      {end('to', t('plan.to'), to)}
      {isDated && (
        <TextInput
          id="lane.date"
          type="date"
          label={t('plan.date')}
          description={t('plan.dateHint')}
          value={lane.date}
          error={errors.date}
          onChange={event => onChange({ date: event.currentTarget.value })}
        />
      )}
    </>
  )
}
