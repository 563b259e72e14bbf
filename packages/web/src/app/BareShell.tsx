import { useEffect } from 'react'
import { Outlet, useSearchParams } from 'react-router'
import { leaveForSignIn } from '../api/client.ts'
import { useUser } from '../api/useSession.ts'
import { useText } from '../texts/texts.ts'
import mark from '../ui/mark.svg'
import { LeaveGuard } from './LeaveGuard.tsx'
import { Overlay } from './Overlay.tsx'
import classes from './Shell.module.css'
import { useScreen } from './useScreen.ts'

/** The first-time wizard's frame: a session, or the access id of the mailed link. */
export function BareShell() {
  const t = useText()
  const user = useUser()
  const [params] = useSearchParams()
  const screen = useScreen()
  const mayStay = user !== null || params.has('accessid') || screen?.open === true
  useEffect(() => {
    if (!mayStay) leaveForSignIn()
  }, [mayStay])
  useEffect(() => {
    if (screen) document.title = `Waybill – ${t(screen.title)}`
  }, [screen, t])
  if (!mayStay) return null
  return (
    <div className={classes.bare}>
      <header className={classes.bareHead}>
        <img src={mark} width="24" height="24" alt="" />
        <strong>Waybill</strong>
      </header>
      <main className={classes.bareMain}>
        <Outlet />
      </main>
      <LeaveGuard />
      <Overlay />
    </div>
  )
}
