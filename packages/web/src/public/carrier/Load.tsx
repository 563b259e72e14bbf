import type { WireLoadFacts } from '@waybill/contract/wire/spotQuote.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { formatCount, formatDate, formatMoney, formatTime, formatWeight } from '../../ui/format.ts'
import classes from './Letter.module.css'
import { townOf } from './LetterHead.tsx'
import { type LetterKey, say, serviceName, unitName } from './words.ts'

/** The atlas weighs as much as half the page: it comes to who asks for it. */
const LanePicture = lazy(() => import('../../ui/lane/LanePicture.tsx'))

const bodies: readonly LetterKey[] = ['VAN', 'REEFER', 'FLATBED', 'STEPDECK']

function equipmentOf({ EquipmentType, Tarps }: WireLoadFacts): string {
  const known = bodies.find(body => body === EquipmentType)
  const body = known === undefined ? EquipmentType : say(known)
  return [body, ...(Tarps ? [say('tarps')] : [])].filter(text => text !== '').join(', ')
}

function temperatureOf({ TemperatureMin: min, TemperatureMax: max }: WireLoadFacts): string {
  return min === null || max === null ? '' : say('degrees', { min, max })
}

function windowOf({ date, from, to, zone }: WireLoadFacts['stops'][number]): string {
  const day = date === '' ? say('dateOpen') : formatDate(date)
  if (from !== '' && to !== '') return `${day}, ${formatTime(from)} – ${formatTime(to)} ${zone}`.trimEnd()
  if (from !== '') return `${day}, ${say('fromOn', { from: formatTime(from) })} ${zone}`.trimEnd()
  return to === '' ? day : `${day}, ${say('until', { to: formatTime(to) })} ${zone}`.trimEnd()
}

/** What is to be moved, as far as a carrier is told before it has the load. */
export function Load({
  load,
  instructions,
  notes,
  target = null,
  currency = '',
}: {
  load: WireLoadFacts
  instructions: string
  notes: string
  /** What the shipper would pay, minor units; null: it does not say. */
  target?: number | null
  currency?: string
}) {
  const hasHazmat = load.Items.some(item => item.Hazmatitemflag)
  return (
    <section className={classes.part} aria-labelledby="load">
      <h2 id="load">{say('load')}</h2>
      {hasHazmat && <p className={classes.hazmat}>{say('hazmatLoad')}</p>}
      <ol className={classes.stops}>
        {load.stops.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is by its turn
          <li key={index}>
            <strong>{say(stop.StopType)}</strong> {[townOf(stop), stop.Zip, stop.CountryCode].join(' ')}
            <br />
            {windowOf(stop)}
            {stop.Receives !== '' && (
              <>
                <br />
                {stop.Receives}
              </>
            )}
            {stop.AdditionalService.length > 0 && (
              <>
                <br />
                {stop.AdditionalService.map(serviceName).join(', ')}
              </>
            )}
          </li>
        ))}
      </ol>
      <Way load={load} />
      <Freight load={load} />
      <dl className={classes.facts}>
        <Fact name={say('kind')}>{say(load.shipMode)}</Fact>
        <Fact name={say('equipment')}>{equipmentOf(load)}</Fact>
        <Fact name={say('temperature')}>{temperatureOf(load)}</Fact>
        <Fact name={say('charges')}>{say(load.PaymentType)}</Fact>
        <Fact name={say('services')}>{load.AdditionalService.map(serviceName).join(', ')}</Fact>
        <Fact name={say('declared')}>
          {load.declaredValue === null ? '' : formatMoney(load.declaredValue, load.currency)}
        </Fact>
        <Fact name={say('target')}>{target === null ? '' : formatMoney(target, currency)}</Fact>
        <Fact name={say('instructions')}>{instructions}</Fact>
        <Fact name={say('notes')}>{notes}</Fact>
      </dl>
    </section>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '' || children === null) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Way({ load: { miles, stops } }: { load: WireLoadFacts }) {
  const [isShown, setShown] = useState(false)
  const points = stops.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  )
  const [first, last] = [stops[0], stops.at(-1)]
  const label = first && last ? say('mapLabel', { from: townOf(first), to: townOf(last) }) : ''
  const isKnown = points.length === stops.length && points.length > 1
  return (
    <>
      <p className={classes.way}>
        {miles !== null && say('miles', { count: miles })}{' '}
        {isKnown && !isShown && (
          <button type="button" className={classes.plain} onClick={() => setShown(true)}>
            {say('showMap')}
          </button>
        )}
      </p>
      {isShown && (
        <Suspense fallback={<div className={classes.mapPlace} />}>
          <LanePicture points={points} label={label} />
        </Suspense>
      )}
    </>
  )
}

function Freight({ load }: { load: WireLoadFacts }) {
  return (
    <>
      <h3>{say('freight')}</h3>
      <ul className={classes.freight}>
        {load.Items.map((item, index) => {
          const { Length: length, Width: width, Height: height } = item
          const more = [
            formatWeight(item.Weight),
            ...(length > 0 && width > 0 && height > 0 && !item.SharesUnit
              ? [say('size', { length, width, height })]
              : []),
            ...(item.itemClass === '' ? [] : [say('freightClass', { class: item.itemClass })]),
            ...(item.NMFC === '' ? [] : [say('nmfc', { code: item.NMFC })]),
            ...(item.Stackableitemflag || item.SharesUnit ? [] : [say('notStackable')]),
            ...(load.stops.length > 2 ? [say('way', { from: item.LoadStop, to: item.UnloadStop })] : []),
          ]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is what it is by its place
            <li key={index}>
              <span>
                <strong>
                  {item.SharesUnit
                    ? say('sameUnit')
                    : `${formatCount(item.Qty)} ${unitName(item.packageType, item.Qty)}`}
                </strong>{' '}
                {item.Description}
              </span>
              {item.Hazmatitemflag && (
                <span>
                  <strong className={classes.hazmat}>{say('hazmat')}</strong> {item.Hazmat}
                </span>
              )}
              <span className={classes.quiet}>{more.join(' · ')}</span>
            </li>
          )
        })}
        <li>
          <strong>
            {say('total')}: {say('units', { count: load.TotalQuantity })}, {formatWeight(load.Totalweight)}
          </strong>
        </li>
      </ul>
    </>
  )
}
