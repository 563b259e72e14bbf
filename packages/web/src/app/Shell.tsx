import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PageName } from '@waybill/contract/pages.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { leaveForSignIn, moveOn } from '../api/client.ts'
import { refreshUser } from '../api/freshUser.ts'
import { hasMovedOn, takeComingFromLogin } from '../api/session.ts'
import { settings } from '../api/settings.ts'
import { useUser } from '../api/useSession.ts'
import { languageNow } from '../texts/language.ts'
import { chooseLanguage, text, useText } from '../texts/texts.ts'
import { LookOnlyPage } from '../ui/lookOnly.tsx'
import { notify } from '../ui/notify.ts'
import { ScreensContext } from '../widgets/screens.ts'
import { allows, firstReachable, leadsTo, onlyLooksAt } from './access.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Header } from './Header.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { LiveOff } from './LiveOff.tsx'
import { Offline } from './Offline.tsx'
import { Overlay } from './Overlay.tsx'
import { Overtaken } from './Overtaken.tsx'
import { Progress } from './Progress.tsx'
import { routes } from './routes.generated.ts'
import classes from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { useJumps } from './useJumps.ts'
import { useNews } from './useNews.ts'
import { useScreen } from './useScreen.ts'
import { useTitleFocus } from './useTitleFocus.ts'

import { Waiting } from './Waiting.tsx'

/** The frame of every signed-in screen. Without a session there is none: sign-in comes back to this place. */
export function Shell() {
  const user = useUser()
  useEffect(() => {
    if (user === null) leaveForSignIn()
  }, [user])
  // Who signed in before there were such pages has no list of them until he is read anew.
  return user === null ? null : (
    <Frame pageList={user.pageList} lookList={user.lookList ?? ''} isHeld={user.isHeld ?? false} />
  )
}

function Frame({ pageList, lookList, isHeld }: { pageList: string | null; lookList: string; isHeld: boolean }) {
  const t = useText()
  const screen = useScreen()
  const [menuOpen, setMenuOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  const { pathname, key } = useLocation()
  const [cameFromLogin] = useState(takeComingFromLogin)
  const reachable = useCallback(
    (page: PageName) => leadsTo({ pageList, lookList }, page) && routes.some(row => row.page === page),
    [pageList, lookList],
  )
  const rows = useMemo(() => routes.filter(row => !row.bare && allows(pageList, row.page)), [pageList])
  useJumps(rows)
  useFreshUser()
  useNews()
  useOwnLanguage()
  useEntry()
  useFollow()
  useEffect(() => {
    document.title = `Waybill – ${t(screen?.title ?? 'screens.notFound')}`
  }, [screen, t])
  const shownPath = useRef(pathname)
  useEffect(() => {
    // The first page stands at its top already: to say so would have the browser lay it out twice.
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    main.current?.scrollTo(0, 0)
    setMenuOpen(false)
  }, [pathname])
  useTitleFocus(main, pathname)
  const isLookOnly = screen !== undefined && onlyLooksAt(lookList, screen.page)
  const isBlocked = screen !== undefined && !allows(pageList, screen.page)
  return (
    <ScreensContext value={reachable}>
      <a className={classes.skip} href="#content">
        {t('frame.skip')}
      </a>
      <div className={classes.shell}>
        <Sidebar rows={rows} isOpen={menuOpen} onClose={() => setMenuOpen(false)} />
        <div className={classes.side}>
          <Header rows={rows} onMenu={() => setMenuOpen(true)} />
          <Offline />
          {isHeld && (
            <p className={classes.offline} role="status">
              {t('frame.held')}
            </p>
          )}
          <Overtaken />
          <LiveOff />
          <Waiting />
          <main id="content" ref={main} className={classes.main} tabIndex={-1}>
            <Breadcrumbs screen={screen} home={firstReachable(routes, pageList)} />
            {isLookOnly && (
              <p className={classes.lookOnly} role="note">
                {t('frame.lookOnly')}
              </p>
            )}
            {isBlocked ? (
              <Blocked to={firstReachable(routes, pageList)} isQuiet={cameFromLogin && key === FIRST_LOCATION} />
            ) : (
              <LookOnlyPage isOn={isLookOnly}>
                <Outlet />
              </LookOnlyPage>
            )}
          </main>
        </div>
      </div>
      <LeaveGuard />
      <Progress />
      <Overlay />
    </ScreensContext>
  )
}

/** Goes along where another tab went over to another company. */
function useFollow(): void {
  const user = useUser()
  useEffect(() => {
    if (user !== null && hasMovedOn()) moveOn()
  }, [user])
}

/** Says why and leads on; quiet right after sign-in (specification §2). */
function Blocked({ to, isQuiet }: { to: string | null; isQuiet: boolean }) {
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    if (!isQuiet) notify.warn(text('frame.noPermission', { email: settings.supportEmail }))
  }, [isQuiet])
  return <Navigate to={to ?? '/Nothing'} replace />
}

/** The router's key of the place with which the page was opened. */
const FIRST_LOCATION = 'default'

const FRESH_FOR_MS = 300_000

function useFreshUser(): void {
  useQuery({
    queryKey: ['user'],
    queryFn: ({ signal }) => refreshUser(signal).then(() => true),
    staleTime: FRESH_FOR_MS,
  })
}

function useEntry(): void {
  const screen = useScreen()
  const cache = useQueryClient()
  useEffect(() => {
    if (screen?.reload) void cache.invalidateQueries()
  }, [screen, cache])
}

/** A language that was chosen in another browser is spoken here, too. */
function useOwnLanguage(): void {
  const language = useUser()?.preferences?.language ?? null
  useEffect(() => {
    if (language !== null && language !== languageNow()) void chooseLanguage(language)
  }, [language])
}
