import { Menu } from '@mantine/core'
import { type ComponentPropsWithRef, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { IconDots } from '../../ui/icons.generated.ts'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { singleKeysOn } from '../../ui/keys/useKeys.ts'
import { useOpening } from '../../ui/keys/useOpening.ts'
import classes from './DataList.module.css'
import type { MenuAction } from './rowActs.ts'

interface RowMenuProps {
  readonly name: string
  readonly actions: () => readonly MenuAction[]
}

/** The actions of one row. The menu itself is made when it is first asked for: a list has a button in each row. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const t = useText()
  const [isMade, setMade] = useState(false)
  const label = t('list.rowActions', { row: name })
  if (isMade) return <OpenMenu label={label} actions={actions} />
  return <DotsButton label={label} aria-haspopup="menu" aria-expanded={false} onClick={() => setMade(true)} />
}

function OpenMenu({ label, actions }: { label: string; actions: () => readonly MenuAction[] }) {
  const [isOpen, setOpen] = useOpening()
  const button = useRef<HTMLButtonElement>(null)
  // It stands in the place of the button that was pressed, and gets the focus back when the menu closes.
  useLayoutEffect(() => {
    button.current?.focus()
    setOpen(true)
  }, [setOpen])
  /** The letter of an action does it; the page's own letters are not heard meanwhile. */
  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !singleKeysOn()) return
    const action = actions().find(({ key }) => key === event.key.toLowerCase())
    if (action === undefined) return
    event.preventDefault()
    setOpen(false)
    action.run()
  }
  return (
    <Menu opened={isOpen} onChange={setOpen} returnFocus position="bottom-end" withinPortal>
      <Menu.Target>
        <DotsButton ref={button} label={label} />
      </Menu.Target>
      <Menu.Dropdown onKeyDown={pressed}>
        {isOpen &&
          actions().map(action => (
            <Menu.Item
              key={action.label}
              onClick={action.run}
              {...(action.key === undefined
                ? {}
                : { rightSection: <KeyHint keys={action.key} />, 'aria-keyshortcuts': action.key })}
            >
              {action.label}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function DotsButton({ label, ...props }: ComponentPropsWithRef<'button'> & { label: string }) {
  return (
    <button {...props} type="button" data-row-menu className={classes.dots} aria-label={label}>
      <IconDots size={16} aria-hidden="true" />
    </button>
  )
}
