import { useEffect } from 'react'
import { signedInUser } from '../api/session.ts'
import { settings } from '../api/settings.ts'
import { choose, languages, useLanguage } from '../texts/language.ts'
import mark from '../ui/mark.svg'
import { UnseenTitle } from '../ui/UnseenTitle.tsx'
import { Shipment } from './Shipment.tsx'
import classes from './Tracking.module.css'
import type { Link } from './trackingCalls.ts'
import { useTracking } from './useTracking.ts'
import { say, wordsReady } from './words.ts'

/** Seconds a signed-in person may read what was wrong with the link before the list of shipments opens. */
const READING_MS = 4_000

/** A shipment for whoever holds a link to it, or what is wrong with the link. */
export function TrackingPage({ link }: { link: Link | null }) {
  const language = useLanguage()
  const title = say('title')
  const other = language === 'es-es' ? 'en-us' : 'es-es'
  useEffect(() => {
    document.title = `Waybill – ${title}`
  }, [title])
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <img src={mark} alt="" width={22} height={22} />
        <span className={classes.brand}>Waybill</span>
        <span className={classes.headTitle}>{title}</span>
        <button
          type="button"
          className={`${classes.plain} ${classes.language}`}
          lang={other}
          onClick={() => void wordsReady(other).then(() => choose(other))}
        >
          {languages[other]}
        </button>
      </header>
      <main className={classes.main}>
        {link === null ? <Trouble title={say('missing')} why={say('missingWhy')} isWrong /> : <Followed link={link} />}
      </main>
    </div>
  )
}

function Followed({ link }: { link: Link }) {
  const { shipment, trouble, load, showOlder } = useTracking(link)
  if (shipment !== null) {
    const isStale = trouble !== null
    return <Shipment link={link} shipment={shipment} isStale={isStale} load={load} showOlder={showOlder} />
  }
  if (trouble === 'wrong') return <Trouble title={say('wrongLink')} why={say('wrongWhy')} isWrong />
  if (trouble === 'slow') return <Trouble title={say('slow')} why="" onAgain={load} />
  if (trouble === 'failed') return <Trouble title={say('failed')} why={say('unreached')} onAgain={load} />
  return (
    <div className={classes.waiting} aria-busy="true">
      <UnseenTitle>{say('loading')}</UnseenTitle>
      <div />
      <div />
      <div />
    </div>
  )
}

/** What is wrong; people with an account are then taken to their shipments, visitors stay (design: public links). */
function Trouble({
  title,
  why,
  isWrong = false,
  onAgain,
}: {
  title: string
  why: string
  isWrong?: boolean
  onAgain?: () => void
}) {
  const isLed = isWrong && signedInUser() !== null
  useEffect(() => {
    if (!isLed) return
    // In the place of the link: Back from there would come here again, and be led on again.
    const timer = setTimeout(() => window.location.replace('/Track'), READING_MS)
    return () => clearTimeout(timer)
  }, [isLed])
  return (
    <section className={classes.trouble} role="alert">
      <h1>{title}</h1>
      {why !== '' && <p>{why}</p>}
      {onAgain && (
        <button type="button" className={classes.primary} onClick={onAgain}>
          {say('again')}
        </button>
      )}
      {isLed && (
        <p>
          {say('led')} <a href="/Track">{say('ownShipments')}</a>
        </p>
      )}
      {isWrong && (
        <p>
          <a href={`mailto:${settings.supportEmail}`}>{say('support', { email: settings.supportEmail })}</a>
        </p>
      )}
    </section>
  )
}
