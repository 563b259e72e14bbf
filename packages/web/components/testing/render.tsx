import '@mantine/core/styles.css'
import '../../src/ui/base.css'
import '../../src/texts/shell.ts'
import { notifications } from '@mantine/notifications'
import { spotlight } from '@mantine/spotlight'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../../src/api/session.ts'
import { App, createCache } from '../../src/app/App.tsx'
import { createRouter, type Router } from '../../src/app/router.tsx'
import { type Language, speak } from '../../src/texts/language.ts'
import { textsReady } from '../../src/texts/texts.ts'
import { ThemeRoot } from '../../src/ui/ThemeRoot.tsx'
import { clerk } from './answers/clerk.ts'
import { frameAnswers } from './answers/frame.ts'
import { type Answer, answering } from './wire.ts'

interface Given {
  /** What is answered beside what every screen asks for. */
  readonly answers?: readonly Answer[]
  /** Who is signed in; null: nobody. */
  readonly user?: typeof clerk | null
  readonly language?: Language
  readonly width?: number
  readonly height?: number
}

interface Shown {
  readonly root: Root
  /** None where a part stands by itself. */
  readonly router: Router | null
  readonly place: HTMLElement
}
let shown: Shown | null = null

/** Milliseconds before a read that failed is made again: tests wait for the outcome, not for the pause. */
const RETRY_MS = 5

function take(): void {
  shown?.root.unmount()
  shown?.router?.dispose()
  shown?.place.remove()
  shown = null
}

function makePlace(): HTMLElement {
  const place = document.createElement('div')
  place.id = 'root'
  document.body.append(place)
  return place
}

function put(): void {
  const place = makePlace()
  const router = createRouter()
  const root = createRoot(place)
  shown = { root, router, place }
  const cache = createCache()
  const { queries = {} } = cache.getDefaultOptions()
  cache.setDefaultOptions({ queries: { ...queries, retryDelay: RETRY_MS } })
  root.render(<App router={router} cache={cache} />)
}

/** Puts a part by itself on the page, without the application around it. */
export function renderAlone(part: ReactNode, answers: readonly Answer[] = []): void {
  take()
  answering(answers)
  const place = makePlace()
  const root = createRoot(place)
  shown = { root, router: null, place }
  root.render(<ThemeRoot>{part}</ThemeRoot>)
}

const screenShown = (): Promise<void> => expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()

/** Puts the application on the page, at an address, and leaves it to itself: its screen is still to come. */
export async function beginScreen(path: string, given: Given = {}): Promise<void> {
  const { answers = [], user = clerk, language = 'en-us', width = 1440, height = 900 } = given
  take()
  await page.viewport(width, height)
  answering([...frameAnswers(user), ...answers])
  if (user !== null) startSession(user, 'made-up-key')
  speak(language)
  await textsReady(language)
  goTo(path)
  put()
}

/** The same, and waits for its screen. */
export async function renderScreen(path: string, given: Given = {}): Promise<void> {
  await beginScreen(path, given)
  await screenShown()
}

/** Places of the history have keys, under which something may be kept: no two tests have the same. */
let places = 0
function goTo(path: string): void {
  places += 1
  window.history.pushState({ usr: null, key: `place-${places}`, idx: 0 }, '', path)
}

/** The same place anew, as after a reload: nothing is known but what the browser keeps. */
export async function reload(): Promise<void> {
  take()
  notifications.clean()
  put()
  await screenShown()
}

/** Opens another address in the same browser, as by the address bar. */
export async function visit(path: string): Promise<void> {
  take()
  notifications.clean()
  goTo(path)
  put()
  await screenShown()
}

/** Leaves nothing of this test to the next one. */
export function clearPage(): void {
  take()
  notifications.clean()
  spotlight.close()
  speak('en-us')
  localStorage.clear()
  sessionStorage.clear()
}
