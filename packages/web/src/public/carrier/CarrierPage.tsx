import { lazy, Suspense, useEffect, useMemo } from 'react'
import { signInAddress } from '../../api/place.ts'
import type { CallProblem } from '../../api/problem.ts'
import { signedInUser } from '../../api/session.ts'
import { settings } from '../../api/settings.ts'
import { choose, type Language, languages, useLanguage } from '../../texts/language.ts'
import { UnseenTitle } from '../../ui/UnseenTitle.tsx'
import { answersReady } from './answerWords.ts'
import classes from './Letter.module.css'
import { loadQuote, loadTender } from './letterCalls.ts'
import type { LetterLink } from './letterLink.ts'
import { isWrongLink, type Letter, openLetter } from './openLetter.ts'
import { Refused } from './Refused.tsx'
import { unloaded } from './unloaded.tsx'
import { useLetter } from './useLetter.ts'
import { say, wordsReady } from './words.ts'

/** The letters and their words are asked for with the first look at the server, not after it. */
const quotePart = () => Promise.all([import('./QuoteLetter.tsx'), answersReady()])
const tenderPart = () => Promise.all([import('./TenderLetter.tsx'), answersReady()])
const QuoteLetter = lazy(() => quotePart().then(([m]) => ({ default: m.QuoteLetter }), unloaded))
const TenderLetter = lazy(() => tenderPart().then(([m]) => ({ default: m.TenderLetter }), unloaded))

/** Milliseconds since the page was opened: a phone's own clock may be turned meanwhile. */
const steady = (): number => performance.now()

/** Speaks another language once its words are there; without them everything stays as it is. */
async function turnTo(language: Language): Promise<void> {
  await wordsReady(language)
  await answersReady(language).then(
    () => choose(language),
    () => {},
  )
}

/** A letter for the carrier that holds a link to it, or what is wrong with the link. */
export function CarrierPage({ link }: { link: LetterLink | null }) {
  const language = useLanguage()
  const other = language === 'es-es' ? 'en-us' : 'es-es'
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <button type="button" className={classes.plain} lang={other} onClick={() => void turnTo(other)}>
          {languages[other]}
        </button>
      </div>
      <main className={classes.paper}>
        {link === null && <Trouble title={say('missing')} why={say('missingWhy')} />}
        {link !== null && <Opened link={link} />}
      </main>
    </div>
  )
}

function Opened({ link }: { link: LetterLink }) {
  if (link.byClerk && signedInUser() === null) return <SignIn />
  return link.kind === 'quote' ? <Quote link={link} /> : <Tender link={link} />
}

function Quote({ link }: { link: LetterLink }) {
  const letter = useMemo(() => openLetter(() => loadQuote(link), steady), [link])
  const { reply, problem } = useLetter(letter)
  useEffect(() => void quotePart().catch(() => {}), [])
  if (reply === null) return <NotYet letter={letter} problem={problem} />
  return (
    <Suspense fallback={<Waiting />}>
      <QuoteLetter key={reply.round} link={link} letter={letter} quote={reply} isStale={problem !== null} />
    </Suspense>
  )
}

function Tender({ link }: { link: LetterLink }) {
  const letter = useMemo(() => openLetter(() => loadTender(link), steady), [link])
  const { reply, problem } = useLetter(letter)
  useEffect(() => void tenderPart().catch(() => {}), [])
  if (reply === null) return <NotYet letter={letter} problem={problem} />
  return (
    <Suspense fallback={<Waiting />}>
      <TenderLetter link={link} letter={letter} tender={reply} isStale={problem !== null} />
    </Suspense>
  )
}

/** Nothing is shown yet: it comes, or something is wrong. */
function NotYet<T extends { readonly now: string }>({
  letter,
  problem,
}: {
  letter: Letter<T>
  problem: CallProblem | null
}) {
  if (problem === null) return <Waiting />
  if (isWrongLink(problem)) return <Trouble title={say('wrongLink')} why={say('wrongWhy')} />
  if (problem.code === 'TooManyTries') return <Trouble title={say('slow')} onAgain={letter.load} />
  return <Trouble title={say('failed')} problem={problem} onAgain={letter.load} />
}

function Waiting() {
  return (
    <div className={classes.waiting} aria-busy="true">
      <UnseenTitle>{say('loading')}</UnseenTitle>
      <div />
      <div />
      <div />
    </div>
  )
}

function SignIn() {
  const place = window.location.pathname + window.location.search
  return (
    <section className={classes.trouble}>
      <h1>{say('signIn')}</h1>
      <p>{say('signInWhy')}</p>
      <p>
        <a href={signInAddress(place)}>{say('toSignIn')}</a>
      </p>
    </section>
  )
}

function Trouble({
  title,
  why = '',
  problem = null,
  onAgain,
}: {
  title: string
  why?: string
  problem?: CallProblem | null
  onAgain?: () => unknown
}) {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <section className={classes.trouble} role="alert">
      <h1>{title}</h1>
      {why !== '' && <p>{why}</p>}
      {problem !== null && <Refused problem={problem} />}
      {onAgain && (
        <button type="button" className={classes.primary} onClick={() => onAgain()}>
          {say('again')}
        </button>
      )}
      <p>
        <a href={`mailto:${settings.supportEmail}`}>{say('support', { email: settings.supportEmail })}</a>
      </p>
    </section>
  )
}
