import type { ComponentPropsWithRef } from 'react'
import { useUser } from '../api/useSession.ts'
import { useText } from '../texts/texts.ts'
import { IconHelp, IconSettings } from '../ui/icons.generated.ts'
import classes from './Header.module.css'

/** The menus of the header. */
export type HeaderMenu = 'help' | 'settings' | 'user'

const icons = { help: IconHelp, settings: IconSettings } as const

type ButtonProps = ComponentPropsWithRef<'button'>

/** The button of Help or Settings; its menu comes by itself. */
export function ScreenMenuButton({ menu, ...props }: ButtonProps & { menu: 'help' | 'settings' }) {
  const t = useText()
  const label = t(`nav.${menu}`)
  const Icon = icons[menu]
  return (
    <button {...props} type="button" className={classes.menu} aria-label={label} title={label}>
      <Icon size={20} aria-hidden="true" />
      <span className={classes.menuWord}>{label}</span>
    </button>
  )
}

/** The button with the person's name. */
export function UserMenuButton(props: ButtonProps) {
  const t = useText()
  const user = useUser()
  const name = `${user?.FirstName ?? ''} ${user?.LastName ?? ''}`.trim()
  const initials = `${user?.FirstName[0] ?? ''}${user?.LastName[0] ?? ''}`.toUpperCase()
  return (
    <button {...props} type="button" className={classes.menu}>
      <span className="wb-unseen">{t('profileMenu.title')}</span>
      <span className={classes.initials} aria-hidden="true">
        {initials}
      </span>
      <span className={classes.menuWord}>{name}</span>
    </button>
  )
}
