import { Menu, useMantineColorScheme } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useUser } from '../api/useSession.ts'
import { languageOf, languages, useLanguage } from '../texts/language.ts'
import { useText } from '../texts/texts.ts'
import { CompanyLogo } from '../ui/CompanyLogo.tsx'
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '../ui/icons.generated.ts'
import { useEscape } from '../ui/keys/escapeStack.ts'
import type { ScreenRow } from '../widgets/screenRow.ts'
import { speakEverywhere } from '../widgets/speakEverywhere.ts'
import classes from './Header.module.css'
import { logOut } from './logOut.ts'
import { UserMenuButton } from './MenuButtons.tsx'
import { switchCompany } from './switchCompany.ts'

const schemes = [
  { value: 'light', icon: IconSun },
  { value: 'dark', icon: IconMoon },
  { value: 'auto', icon: IconDeviceDesktop },
] as const

const schemeOf = (value: string): 'light' | 'dark' | 'auto' =>
  schemes.find(scheme => scheme.value === value)?.value ?? 'auto'

/** Who is signed in, their screens, language and colours, Log Out. */
export function UserMenu({ rows, startsOpen }: { rows: readonly ScreenRow[]; startsOpen: boolean }) {
  const t = useText()
  const user = useUser()
  // Who signed in before there were several has no list of them until he is read anew.
  const companies = user?.companies ?? []
  const language = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [isOpen, setOpen] = useState(startsOpen)
  useEscape(isOpen, () => setOpen(false))
  return (
    <Menu opened={isOpen} onChange={setOpen} returnFocus position="bottom-end" width={224} withinPortal={false}>
      <Menu.Target>
        <UserMenuButton />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          {user !== null && user.logourl !== '' && <CompanyLogo url={user.logourl} company="" />}
          <p>{user?.CompanyName}</p>
          <p>{user?.Email}</p>
          {user?.isOwnClient === false && <p>{t('profileMenu.otherCompany')}</p>}
        </div>
        {companies.length > 1 && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('profileMenu.company')}</Menu.Label>
            <Menu.RadioGroup value={String(user?.ClientId)} onChange={next => switchCompany(Number(next))}>
              {companies.map(({ ClientId, CompanyName }) => (
                <Menu.RadioItem key={ClientId} value={String(ClientId)}>
                  {CompanyName}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </>
        )}
        <Menu.Divider />
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
        <Menu.Divider />
        <Menu.Label>{t('frame.colours')}</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={next => setColorScheme(schemeOf(next))}>
          {schemes.map(({ value, icon: Icon }) => (
            <Menu.RadioItem key={value} value={value} rightSection={<Icon size={16} aria-hidden="true" />}>
              {t(`frame.${value}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Label>{t('profileMenu.language')}</Menu.Label>
        <Menu.RadioGroup value={language} onChange={next => void speakEverywhere(languageOf(next))}>
          {(['en-us', 'es-es'] as const).map(code => (
            <Menu.RadioItem key={code} value={code}>
              {languages[code]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden="true" />} onClick={() => void logOut()}>
          {t('nav.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
