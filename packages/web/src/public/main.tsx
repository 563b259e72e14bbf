import '../ui/base.css'
import './public.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readersLanguage, speak } from '../texts/language.ts'
import { readLink } from './readLink.ts'
import { TrackingPage } from './TrackingPage.tsx'

speak(readersLanguage())
const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <TrackingPage link={readLink(window.location)} />
    </StrictMode>,
  )
}
