import { useState } from 'react'
import { useEscape } from './escapeStack.ts'

/** Whether a menu or a popover is open; while it is the topmost open thing, Escape closes it and nothing else. */
export function useOpening(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false)
  useEscape(isOpen, () => setOpen(false))
  return [isOpen, setOpen]
}
