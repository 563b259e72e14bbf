import { useRef, useState } from 'react'
import { BusyButton, type BusyButtonProps } from './BusyButton.tsx'

export interface ActionButtonProps extends Omit<BusyButtonProps, 'isBusy' | 'type' | 'form' | 'onClick'> {
  /** The button answers no second press until this is settled. */
  readonly onAct: () => Promise<unknown> | undefined
  readonly 'aria-keyshortcuts'?: string
}

/** A button that does something once per press: busy while it works, deaf meanwhile. */
export function ActionButton({ onAct, ...rest }: ActionButtonProps) {
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
  return <BusyButton {...rest} isBusy={shown} onClick={() => void act()} />
}
