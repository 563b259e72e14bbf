import { ActionIcon } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { useUser } from '../api/useSession.ts'
import { useText } from '../texts/texts.ts'
import { CompanyLogo } from '../ui/CompanyLogo.tsx'
import { IconMenu2, IconSearch } from '../ui/icons.generated.ts'
import { createEarlyKeys } from '../ui/keys/earlyKeys.ts'
import { withMod } from '../ui/keys/platform.ts'
import { useKeys } from '../ui/keys/useKeys.ts'
import type { ScreenRow } from '../widgets/screenRow.ts'
import { arrives } from './arrives.ts'
import classes from './Header.module.css'
import { type HeaderMenu, ScreenMenuButton, UserMenuButton } from './MenuButtons.tsx'
import { whenIdle } from './whenIdle.ts'

/** Pressed, or the page is idle. */
const menusWanted = Promise.withResolvers<void>()
void whenIdle().then(menusWanted.resolve)
const HeaderMenus = lazy(() =>
  menusWanted.promise.then(() => arrives(() => import('./HeaderMenus.tsx'))).then(m => ({ default: m.HeaderMenus })),
)
const Palette = lazy(() => arrives(() => import('./Palette.tsx')).then(m => ({ default: m.Palette })))
const KeySheet = lazy(() => arrives(() => import('./KeySheet.tsx')).then(m => ({ default: m.KeySheet })))

/** The palette's code is on its way when it is first asked for. */
const earlyKeys = createEarlyKeys(window)

interface HeaderProps {
  readonly rows: readonly ScreenRow[]
  readonly onMenu: () => void
}

/** Search in the middle, Help, Settings and the user at the right. Palette and key sheet load when first asked for. */
export function Header({ rows, onMenu }: HeaderProps) {
  const t = useText()
  const user = useUser()
  const [palette, setPalette] = useState(0)
  const [sheet, setSheet] = useState(false)
  const [pressed, setPressed] = useState<HeaderMenu | null>(null)
  const openPalette = useCallback((): void => {
    earlyKeys.begin()
    // The key is answered at once; what is typed until the palette stands is kept for it.
    startTransition(() => setPalette(count => count + 1))
  }, [])
  const press = (menu: HeaderMenu): void => {
    setPressed(menu)
    menusWanted.resolve()
  }
  // A frame that is left before its palette stands takes no more keys from whatever follows it.
  useEffect(() => () => void earlyKeys.end(), [])
  useHotkeys([['mod+K', openPalette]], [])
  const keys = useMemo(() => ({ '/': openPalette, '?': () => setSheet(true) }), [openPalette])
  useKeys(keys, { '/': t('frame.keySearch'), '?': t('frame.keySheetRow') }, 'everywhere')
  return (
    <header className={classes.header} data-keep-clear>
      <ActionIcon
        className={classes.burger}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('nav.open')}
        onClick={onMenu}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      {user !== null && user.logourl !== '' && (
        <div className={classes.logo}>
          <CompanyLogo url={user.logourl} company={user.CompanyName} />
        </div>
      )}
      <button type="button" className={classes.search} aria-keyshortcuts="Control+K /" onClick={openPalette}>
        <IconSearch size={16} aria-hidden="true" />
        <span className={classes.hint}>{t('frame.search')}</span>
        <span className={classes.shortHint} aria-hidden="true">
          {t('frame.searchShort')}
        </span>
        <kbd className="wb-key">{withMod('K')}</kbd>
      </button>
      <div className={classes.menus}>
        <Suspense
          fallback={
            <>
              <ScreenMenuButton menu="help" onClick={() => press('help')} />
              {rows.some(row => row.menu === 'settings') && (
                <ScreenMenuButton menu="settings" onClick={() => press('settings')} />
              )}
              <UserMenuButton onClick={() => press('user')} />
            </>
          }
        >
          <HeaderMenus rows={rows} first={pressed} onKeys={() => setSheet(true)} />
        </Suspense>
      </div>
      <Suspense fallback={null}>
        {palette > 0 && <Palette rows={rows} asked={palette} early={earlyKeys} onKeySheet={() => setSheet(true)} />}
        {sheet && <KeySheet onClose={() => setSheet(false)} />}
      </Suspense>
    </header>
  )
}
