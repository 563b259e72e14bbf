import { ActionIcon, Menu } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconHelp, IconMenu2, IconSearch, IconSettings } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../texts/texts.ts'
import { createEarlyKeys } from '../ui/keys/earlyKeys.ts'
import { useEscape } from '../ui/keys/escapeStack.ts'
import { withMod } from '../ui/keys/platform.ts'
import { useKeys } from '../ui/keys/useKeys.ts'
import classes from './Header.module.css'
import type { Menu as MenuName, ScreenRow } from './screenRow.ts'
import { UserMenu } from './UserMenu.tsx'

const Palette = lazy(() => import('./Palette.tsx').then(m => ({ default: m.Palette })))
const KeySheet = lazy(() => import('./KeySheet.tsx').then(m => ({ default: m.KeySheet })))

/** The palette's code is on its way when it is first asked for. */
const earlyKeys = createEarlyKeys(window)

interface HeaderProps {
  readonly rows: readonly ScreenRow[]
  readonly onMenu: () => void
}

/** Search in the middle, Help, Settings and the user at the right. Palette and key sheet load when first asked for. */
export function Header({ rows, onMenu }: HeaderProps) {
  const t = useText()
  const [palette, setPalette] = useState(0)
  const [sheet, setSheet] = useState(false)
  const openPalette = useCallback((): void => {
    earlyKeys.begin()
    setPalette(count => count + 1)
  }, [])
  useHotkeys([['mod+K', openPalette]], [])
  const keys = useMemo(() => ({ '/': openPalette, '?': () => setSheet(true) }), [openPalette])
  useKeys(keys, { '/': t('frame.keySearch'), '?': t('frame.keySheetRow') }, 'everywhere')
  const pick = (menu: MenuName): readonly ScreenRow[] => rows.filter(row => row.menu === menu)
  return (
    <header className={classes.header}>
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
      <button type="button" className={classes.search} aria-keyshortcuts="Control+K /" onClick={openPalette}>
        <IconSearch size={16} aria-hidden="true" />
        <span className={classes.hint}>{t('frame.search')}</span>
        <kbd className="wb-key">{withMod('K')}</kbd>
      </button>
      <div className={classes.menus}>
        <ScreenMenu label={t('nav.help')} icon={IconHelp} rows={pick('help')} onKeys={() => setSheet(true)} />
        <ScreenMenu label={t('nav.settings')} icon={IconSettings} rows={pick('settings')} />
        <UserMenu rows={pick('user')} />
      </div>
      <Suspense fallback={null}>
        {palette > 0 && <Palette rows={rows} asked={palette} early={earlyKeys} onKeySheet={() => setSheet(true)} />}
        {sheet && <KeySheet onClose={() => setSheet(false)} />}
      </Suspense>
    </header>
  )
}

function ScreenMenu({
  label,
  icon: Icon,
  rows,
  onKeys,
}: {
  label: string
  icon: ScreenRow['icon']
  rows: readonly ScreenRow[]
  onKeys?: () => void
}) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  useEscape(isOpen, () => setOpen(false))
  if (rows.length === 0 && !onKeys) return null
  return (
    <Menu opened={isOpen} onChange={setOpen} returnFocus position="bottom-end" width={200} withinPortal={false}>
      <Menu.Target>
        <button type="button" className={classes.menu} aria-label={label} title={label}>
          <Icon size={20} aria-hidden="true" />
          <span className={classes.menuWord}>{label}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {rows.map(row => (
          <Menu.Item
            key={row.path}
            component={Link}
            to={row.path}
            leftSection={<row.icon size={16} aria-hidden="true" />}
          >
            {t(row.menuTitle ?? row.title)}
          </Menu.Item>
        ))}
        {onKeys && (
          <Menu.Item onClick={onKeys} rightSection={<kbd className="wb-key">?</kbd>}>
            {t('frame.keySheet')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
