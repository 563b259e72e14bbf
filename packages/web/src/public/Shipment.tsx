import type { WireTracking } from '@waybill/contract/wire/tracking.ts'
import { lazy, Suspense } from 'react'
import { formatCount, formatDate, formatWeight } from '../ui/format.ts'
import { isLate } from '../ui/late.ts'
import { Documents } from './Documents.tsx'
import { Events, placeOf, whenOf } from './Events.tsx'
import classes from './Tracking.module.css'
import type { Link } from './trackingCalls.ts'
import { say, statusName } from './words.ts'

/** Few may add to what they see. */
const AddEvent = lazy(() => import('./AddEvent.tsx').then(m => ({ default: m.AddEvent })))
const LanePicture = lazy(() => import('../ui/lane/LanePicture.tsx'))

const road = ['preparedPickup', 'pickup', 'inTransit', 'delivered'] as const

interface Props {
  readonly link: Link
  readonly shipment: WireTracking
  /** The last look at the server failed: what is shown may be old. */
  readonly isStale: boolean
  readonly load: () => Promise<void>
  readonly showOlder: () => Promise<void>
}

export function Shipment({ link, shipment, isStale, load, showOlder }: Props) {
  return (
    <>
      {isStale && (
        <p className={classes.stale} role="status">
          {say('offline')}
        </p>
      )}
      {shipment.isSample && <p className={classes.sample}>{say('sample')}</p>}
      <Standing shipment={shipment} />
      <div className={classes.columns}>
        <div>
          <Events shipment={shipment} onOlder={showOlder} />
          {shipment.canAdd && !shipment.isVoid && (
            <Suspense fallback={null}>
              <AddEvent link={link} timeZone={shipment.timeZone} onAdded={load} />
            </Suspense>
          )}
        </div>
        <div>
          <Lane shipment={shipment} />
          <Facts shipment={shipment} />
          <Documents link={link} shipment={shipment} onChange={load} />
        </div>
      </div>
    </>
  )
}

/** What people came for: where it is, and when it comes. */
function Standing({ shipment }: { shipment: WireTracking }) {
  const { reached, hasProblem, isVoid, deliveryDate, timeZone, events } = shipment
  const known = events.filter(event => event.accepted && !event.takenBack)
  const last = known[0]
  const arrival = known.find(event => event.status === 'delivered')
  const title = reached === null ? say('nothingYet') : statusName(reached)
  const isThere = reached === 'delivered'
  return (
    <section className={classes.standing}>
      {/* Its words stand below it. */}
      {shipment.logourl !== '' && <img className={classes.logo} src={shipment.logourl} alt="" />}
      <p className={classes.shipper}>{say('shippedBy', { name: shipment.Shipper })}</p>
      <h1>{isVoid ? say('void') : title}</h1>
      {!isVoid && (
        <p className={classes.lead}>
          {isThere && arrival && say('delivered', { when: whenOf(arrival.localTime) })}
          {!isThere &&
            deliveryDate !== '' &&
            say(isLate(deliveryDate, timeZone) ? 'late' : 'expected', { date: formatDate(deliveryDate) })}
        </p>
      )}
      {!isVoid && !isThere && last && placeOf(last) !== '' && (
        <p className={classes.quiet}>{say('lastSeen', { place: placeOf(last), when: whenOf(last.localTime) })}</p>
      )}
      {!isVoid && !isThere && !last && <p className={classes.quiet}>{say('nothingYetWhy')}</p>}
      {hasProblem && !isVoid && (
        <div className={classes.problem} role="status">
          <strong>{say('problem')}</strong> {say('problemWhy')}
        </div>
      )}
      {!isVoid && (
        <ol className={classes.road} aria-label={say('steps')}>
          {road.map((step, index) => {
            const at = reached === null || reached === 'problem' ? -1 : road.indexOf(reached)
            const state = index < at ? 'done' : index === at ? 'now' : 'open'
            return (
              <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
                <span>{statusName(step)}</span>
                {state === 'done' && <span className="wb-unseen">{say('stepDone')}</span>}
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}

const named = ({ City, State }: WireTracking['origin']): string => [City, State].filter(text => text !== '').join(', ')

/** Null when nobody knows where it is. */
const pointOf = ({ latitude, longitude }: WireTracking['origin']) =>
  latitude === null || longitude === null ? null : { latitude, longitude }

function Lane({ shipment: { origin, destination } }: { shipment: WireTracking }) {
  const label = say('mapLabel', { from: named(origin), to: named(destination) })
  const [from, to] = [pointOf(origin), pointOf(destination)]
  return (
    <section className={classes.part} aria-label={say('lane')}>
      <p className={classes.lane}>
        <strong>{named(origin)}</strong> → <strong>{named(destination)}</strong>
      </p>
      {from !== null && to !== null && (
        <Suspense fallback={<div className={classes.mapPlace} />}>
          <LanePicture points={[from, to]} label={label} />
        </Suspense>
      )}
    </section>
  )
}

function Facts({ shipment }: { shipment: WireTracking }) {
  const { CarrierName, CarrierPhone, PRONumber, BOLNumber, PickupByDate, TotalQuantity, Totalweight } = shipment
  return (
    <section className={classes.part} aria-labelledby="facts">
      <h2 id="facts">{say('facts')}</h2>
      <dl className={classes.facts}>
        {CarrierName !== '' && (
          <div>
            <dt>{say('carrier')}</dt>
            <dd>
              {CarrierName}
              <br />
              {CarrierPhone === '' ? (
                <span className={classes.quiet}>{say('noPhone')}</span>
              ) : (
                <a href={`tel:${CarrierPhone.replace(/[^\d+]/g, '')}`}>{CarrierPhone}</a>
              )}
            </dd>
          </div>
        )}
        <Fact name={say('bol')} value={BOLNumber} />
        <Fact name={say('pro')} value={PRONumber} />
        <Fact name={say('pickup')} value={PickupByDate === '' ? '' : formatDate(PickupByDate)} />
        <Fact name={say('pieces')} value={formatCount(TotalQuantity)} />
        <Fact name={say('weight')} value={formatWeight(Totalweight)} />
      </dl>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  if (value === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
