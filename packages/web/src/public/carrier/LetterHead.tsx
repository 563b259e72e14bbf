import type { WireLoadFacts, WireQuoteResponse } from '@waybill/contract/wire/spotQuote.ts'
import { type ReactNode, useEffect } from 'react'
import classes from './Letter.module.css'
import { say } from './words.ts'

type Shipper = WireQuoteResponse['shipper']
type Place = WireLoadFacts['stops'][number]

/** `Dayton, OH`. */
export const townOf = ({ City, State }: Pick<Place, 'City' | 'State'>): string =>
  [City, State].filter(text => text !== '').join(', ')

/** Where the freight goes, in one line. */
export function laneOf({ stops }: WireLoadFacts): string {
  const [first, last] = [stops[0], stops.at(-1)]
  return first === undefined || last === undefined ? '' : `${townOf(first)} → ${townOf(last)}`
}

/** The shipper's head over its letter: nothing of ours stands before it. */
export function LetterHead({
  shipper,
  carrier,
  load,
  kind,
  lead,
  isInternal,
  isStale,
  canAnswer,
  children,
}: {
  shipper: Shipper
  carrier: string
  load: WireLoadFacts
  kind: string
  lead: string
  isInternal: boolean
  isStale: boolean
  canAnswer: boolean
  children: ReactNode
}) {
  const title = `${shipper.name} – ${kind}: ${laneOf(load)}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <header className={classes.head}>
      {isStale && (
        <p className={classes.stale} role="status">
          {say('stale')}
        </p>
      )}
      {isInternal && (
        <p className={classes.internal} role="note">
          {say('internal', { carrier })}
        </p>
      )}
      {shipper.isSample && <p className={classes.sample}>{say('sample')}</p>}
      <p className={classes.shipper}>
        {shipper.logourl !== '' && <img src={shipper.logourl} alt="" />}
        <span>{shipper.name}</span>
      </p>
      <p className={classes.quiet}>{kind}</p>
      <h1>{laneOf(load)}</h1>
      <p>{lead}</p>
      {children}
      {canAnswer && (
        <p className={classes.jump}>
          <a href="#answer">{say('toAnswer')}</a>
        </p>
      )}
    </header>
  )
}

/** Who signs, and who made the paper. */
export function LetterFoot({ shipper, subject }: { shipper: Shipper; subject: string }) {
  const clerk = shipper.clerk === '' ? shipper.email : shipper.clerk
  return (
    <footer className={classes.foot}>
      {clerk !== '' && (
        <p>
          {say('questions')}{' '}
          {shipper.email === '' ? (
            clerk
          ) : (
            <a href={`mailto:${shipper.email}?subject=${encodeURIComponent(subject)}`}>{clerk}</a>
          )}
        </p>
      )}
      <p className={classes.quiet}>{say('sentWith')}</p>
    </footer>
  )
}
