import '../ui/base.css'
import './public.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readersLanguage, speak } from '../texts/language.ts'
import { mendYears } from '../ui/form/mendYears.ts'
import { selectNumbers } from '../ui/keys/selectNumbers.ts'
import { readLink } from './readLink.ts'
import { TrackingPage } from './TrackingPage.tsx'
import { wordsReady } from './words.ts'

mendYears(document)
selectNumbers()
const language = readersLanguage()
const root = document.getElementById('root')

void wordsReady(language).then(() => {
  speak(language)
  if (root === null) return
  createRoot(root).render(
    <StrictMode>
      <TrackingPage link={readLink(window.location)} />
    </StrictMode>,
  )
})
