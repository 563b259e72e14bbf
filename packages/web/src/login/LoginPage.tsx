import { lazy, Suspense, useEffect, useState } from 'react'
import { useLanguage } from '../texts/language.ts'
import { Card } from './Card.tsx'
import { SignIn } from './SignIn.tsx'
import { wordsOf } from './words.ts'

// Few come for these: they don't make the others wait.
const ForgotPassword = lazy(() => import('./ForgotPassword.tsx').then(m => ({ default: m.ForgotPassword })))
const SignUp = lazy(() => import('./SignUp.tsx').then(m => ({ default: m.SignUp })))

const viewOf = (hash: string): 'signIn' | 'forgot' | 'signUp' =>
  hash === '#forgot-password' ? 'forgot' : hash === '#sign-up' ? 'signUp' : 'signIn'

/** `/`: sign in, forgot password and sign up, one card; the address names which, so Back works. */
export function LoginPage() {
  const [view, setView] = useState(() => viewOf(window.location.hash))
  useEffect(() => {
    const follow = (): void => setView(viewOf(window.location.hash))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  const words = wordsOf(useLanguage())
  useEffect(() => {
    const titles = { signIn: words.title, forgot: words.forgotTitle, signUp: words.signUpTitle }
    document.title = `Waybill – ${titles[view]}`
  }, [view, words])
  return (
    <Card>
      <Suspense fallback={null}>
        {view === 'signIn' ? <SignIn /> : view === 'forgot' ? <ForgotPassword /> : <SignUp />}
      </Suspense>
    </Card>
  )
}
