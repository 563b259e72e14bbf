import { Button, NativeSelect, TextInput } from '@mantine/core'
import { DropOffLocations } from '@waybill/contract/calls/DayEnd/DropOffLocations.ts'
import type { WireDayAccount, WireDropOff } from '@waybill/contract/wire/dayEnd.ts'
import { type FormEvent, useState } from 'react'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { said } from '../../../texts/said.ts'
import { issueText, useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatTime } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import classes from './DayEnd.module.css'
import { hoursInLines } from './hours.ts'
import { Sketch } from './Sketch.tsx'

const RADIUS_MILES = 20

/** Where packages can be dropped off near a ZIP: a list, and a sketch of it. */
export function DropOff({ accounts, zip }: { accounts: readonly WireDayAccount[]; zip: string }) {
  const t = useText()
  const able = accounts.filter(({ canLocate }) => canLocate)
  const [typed, setTyped] = useState({ AccountID: able[0]?.AccountID ?? 0, Zip: zip })
  const [asked, setAsked] = useState<typeof typed | null>(null)
  const { data, error, isFetching, refetch } = useCall(
    DropOffLocations,
    { body: { ...(asked ?? typed), radiusMiles: RADIUS_MILES } },
    { enabled: asked !== null, freshFor: 60_000, keepOld: false },
  )
  const [issue] = asked === null ? [] : (error?.issues ?? [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(typed)
  }
  return (
    <section className={classes.part} aria-label={t('dayEnd.dropOff')}>
      <h2 className={classes.title}>{t('dayEnd.dropOff')}</h2>
      <form className={classes.question} onSubmit={submit} noValidate>
        <NativeSelect
          label={t('dayEnd.account')}
          value={String(typed.AccountID)}
          data={able.map(one => ({ value: String(one.AccountID), label: one.CarrierName }))}
          onChange={event => setTyped({ ...typed, AccountID: Number(event.currentTarget.value) })}
        />
        <TextInput
          label={t('dayEnd.zip')}
          autoComplete="off"
          maxLength={10}
          value={typed.Zip}
          error={issue === undefined ? undefined : issueText(issue.code, issue.params)}
          onChange={event => setTyped({ ...typed, Zip: event.currentTarget.value })}
        />
        <Button type="submit" variant="default" loading={isFetching}>
          {t('dayEnd.find')}
        </Button>
      </form>
      {error !== null && issue === undefined && asked !== null && (
        <ErrorState {...explain(error, 'dayEnd.locationsFailed')} onRetry={() => void refetch()} />
      )}
      {asked !== null && data !== undefined && data.refusal !== '' && (
        <Hint warns role="status">
          {said(data.refusal)}
        </Hint>
      )}
      {asked !== null && data !== undefined && data.refusal === '' && data.locations.length === 0 && (
        <Hint role="status">{t('dayEnd.noLocations', { miles: RADIUS_MILES })}</Hint>
      )}
      {asked !== null && data !== undefined && data.locations.length > 0 && (
        <>
          <p role="status">
            {t('dayEnd.found', {
              count: data.locations.length,
              place: `${data.center.City}, ${data.center.State}`,
            })}
          </p>
          <div className={classes.places}>
            <ol className={classes.rows}>
              {data.locations.map((one, index) => (
                <Place key={one.id} place={one} number={index + 1} />
              ))}
            </ol>
            <Sketch center={data.center} locations={data.locations} />
          </div>
        </>
      )}
    </section>
  )
}

function Place({ place, number }: { place: WireDropOff; number: number }) {
  const t = useText()
  const hours = hoursInLines(place.hours, t)
  const leaves = [
    place.latestGround === '' ? '' : t('dayEnd.ground', { time: formatTime(place.latestGround) }),
    place.latestAir === '' ? '' : t('dayEnd.air', { time: formatTime(place.latestAir) }),
  ].filter(words => words !== '')
  return (
    <li className={classes.row}>
      <p className={classes.line}>
        <strong>
          {number}. {place.name}
        </strong>
        {place.distanceMiles !== null && <span>{t('dayEnd.miles', { miles: place.distanceMiles })}</span>}
        {place.type !== '' && <span>{place.type}</span>}
      </p>
      <p className={classes.quiet}>
        {[place.Street, place.City, `${place.State} ${place.Zip}`].join(', ')} {place.phone}
      </p>
      <p className={classes.quiet}>{hours || place.hoursText || t('dayEnd.closedToday')}</p>
      {leaves.length > 0 && <p className={classes.quiet}>{leaves.join(' · ')}</p>}
    </li>
  )
}
