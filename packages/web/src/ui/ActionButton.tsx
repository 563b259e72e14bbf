import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'

export interface ActionButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** The button answers no second press until this is settled. */
  readonly onAct: () => Promise<unknown> | undefined
  readonly children: ReactNode
  readonly 'aria-keyshortcuts'?: string
}

/** A button that does something once per press: busy while it works, deaf meanwhile. */
export function ActionButton({ onAct, children, ...rest }: ActionButtonProps) {
  const working = useRef(false)
  const [shown, setShown] = useState(false)
  const act = async (): Promise<void> => {
    if (working.current) return
    working.current = true
    setShown(true)
    try {
      await onAct()
    } finally {
      working.current = false
      setShown(false)
    }
  }
  return (
    <Button {...rest} loading={shown} onClick={() => void act()}>
      {children}
    </Button>
  )
}
