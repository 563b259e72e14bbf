import { Menu } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../texts/texts.ts'
import { IconSparkles } from '../ui/icons.generated.ts'
import { useEscape } from '../ui/keys/escapeStack.ts'
import type { ScreenRow } from '../widgets/screenRow.ts'
import { type HeaderMenu, ScreenMenuButton } from './MenuButtons.tsx'
import { StationState } from './StationState.tsx'
import { UserMenu } from './UserMenu.tsx'

/** Help, Settings and the user, with what they open. @param first the one that was pressed before they were there. */
export function HeaderMenus({
  rows,
  first,
  onKeys,
}: {
  rows: readonly ScreenRow[]
  first: HeaderMenu | null
  onKeys: () => void
}) {
  const of = (menu: HeaderMenu): readonly ScreenRow[] => rows.filter(row => row.menu === menu)
  return (
    <>
      <StationState canSetUp={rows.some(({ path }) => path === '/PrinterSetup')} />
      <ScreenMenu menu="help" rows={of('help')} startsOpen={first === 'help'} onKeys={onKeys} />
      <ScreenMenu menu="settings" rows={of('settings')} startsOpen={first === 'settings'} />
      <UserMenu rows={of('user')} startsOpen={first === 'user'} />
    </>
  )
}

function ScreenMenu({
  menu,
  rows,
  startsOpen,
  onKeys,
}: {
  menu: 'help' | 'settings'
  rows: readonly ScreenRow[]
  startsOpen: boolean
  onKeys?: () => void
}) {
  const t = useText()
  const [isOpen, setOpen] = useState(startsOpen)
  useEscape(isOpen, () => setOpen(false))
  if (rows.length === 0 && !onKeys) return null
  return (
    <Menu opened={isOpen} onChange={setOpen} returnFocus position="bottom-end" width={200} withinPortal={false}>
      <Menu.Target>
        <ScreenMenuButton menu={menu} />
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
        {menu === 'help' && rows.some(({ path }) => path === '/UserGuide') && (
          <Menu.Item
            component={Link}
            to="/UserGuide#what-is-new"
            leftSection={<IconSparkles size={16} aria-hidden="true" />}
          >
            {t('frame.whatIsNew')}
          </Menu.Item>
        )}
        {onKeys && (
          <Menu.Item onClick={onKeys} rightSection={<kbd className="wb-key">?</kbd>}>
            {t('frame.keySheet')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
