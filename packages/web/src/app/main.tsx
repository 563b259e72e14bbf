import '@mantine/core/styles.css'
import '../ui/base.css'
import '../texts/shell.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { CallProblem } from '../api/problem.ts'
import { followNetwork } from '../api/socket.ts'
import { languageNow } from '../texts/language.ts'
import { textsReady } from '../texts/texts.ts'
import { mendYears } from '../ui/form/mendYears.ts'
import { keepSearchKeys } from '../ui/keys/earlySearch.ts'
import { selectNumbers } from '../ui/keys/selectNumbers.ts'
import { registerNonce } from '../ui/nonce.ts'
import { ThemeRoot } from '../ui/ThemeRoot.tsx'
import { arrives } from './arrives.ts'
import { Person } from './Person.tsx'
import { router } from './router.tsx'
import { reportVitals } from './vitals.ts'
import { whenIdle } from './whenIdle.ts'

registerNonce()
document.documentElement.lang = languageNow()
reportVitals()
followNetwork()
mendYears(document)
selectNumbers()

// A page that Back brings out of the browser's memory may have lost its session meanwhile.
window.addEventListener('pageshow', event => {
  if (event.persisted) window.location.reload()
})

/** Nothing is said in the first moment: it comes after the screen. */
const Notices = lazy(() =>
  whenIdle()
    .then(() => arrives(() => import('./Notices.tsx')))
    .then(({ Notices }) => ({ default: Notices })),
)

const cache = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && error instanceof CallProblem && error.retryable,
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
})

/** A screen that is not there by then is waited for with a word about it. */
const FIRST_SCREEN_MS = 300

/** Until the first screen's code is there: a page that is drawn once is there sooner than one drawn twice. */
function firstScreen(): Promise<void> {
  return new Promise(resolve => {
    if (router.state.initialized) resolve()
    setTimeout(resolve, FIRST_SCREEN_MS)
    router.subscribe(({ initialized }) => {
      if (initialized) resolve()
    })
  })
}

const keysKept = keepSearchKeys()
function Started() {
  useEffect(() => keysKept(), [])
  return null
}

const root = document.getElementById('root')
const render = (): void => {
  if (root === null) return
  createRoot(root).render(
    <StrictMode>
      <ThemeRoot>
        <QueryClientProvider client={cache}>
          <Suspense fallback={null}>
            <Notices />
          </Suspense>
          <Person>
            <RouterProvider router={router} />
          </Person>
          <Started />
        </QueryClientProvider>
      </ThemeRoot>
    </StrictMode>,
  )
}

void Promise.all([textsReady(), firstScreen()]).then(render)
