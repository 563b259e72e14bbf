import '@mantine/core/styles.css'
import '../ui/base.css'
import '../texts/shell.ts'
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { followNetwork } from '../api/socket.ts'
import { languageNow } from '../texts/language.ts'
import { textsReady } from '../texts/texts.ts'
import { mendYears } from '../ui/form/mendYears.ts'
import { keepSearchKeys } from '../ui/keys/earlySearch.ts'
import { selectNumbers } from '../ui/keys/selectNumbers.ts'
import { registerNonce } from '../ui/nonce.ts'
import { App, createCache } from './App.tsx'
import { createRouter } from './router.tsx'
import { reportVitals } from './vitals.ts'

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

const router = createRouter()

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
      <App router={router} cache={createCache()} />
      <Started />
    </StrictMode>,
  )
}

void Promise.all([textsReady(), firstScreen()]).then(render)
