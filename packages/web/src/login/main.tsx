import './look.css'
import '../ui/base.css'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { signedInUser } from '../api/session.ts'
import { languageNow } from '../texts/language.ts'
import { enter } from './enter.ts'
import { LoginPage } from './LoginPage.tsx'
import { wordsReady } from './words.ts'

const PasswordSetup = lazy(() => import('./PasswordSetup.tsx').then(m => ({ default: m.PasswordSetup })))

const Approval = lazy(() => import('./Approval.tsx').then(m => ({ default: m.Approval })))

const isSetup = window.location.pathname.toLowerCase() === '/passwordsetup'
const isApproval = window.location.pathname.toLowerCase() === '/approval'
const root = document.getElementById('root')
const user = signedInUser()

const show = (): void => {
  if (root === null) return
  createRoot(root).render(
    <StrictMode>
      <Suspense fallback={null}>{isSetup ? <PasswordSetup /> : isApproval ? <Approval /> : <LoginPage />}</Suspense>
    </StrictMode>,
  )
}

if (!isSetup && !isApproval && user !== null) enter(user)
else void wordsReady(languageNow()).then(show)
