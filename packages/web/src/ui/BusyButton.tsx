import { Button, type ButtonProps } from '@mantine/core'
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'
import { useLookOnly } from './lookOnly.tsx'

export interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'children'> {
  /** What it stands for is under way: it hears no press. */
  readonly isBusy: boolean
  /** It changes nothing, such as a download: offered where the page may only be looked at, too. */
  readonly looks?: boolean
  readonly type?: 'submit'
  readonly id?: string
  readonly autoFocus?: boolean
  /** Id of the form that it submits, where it stands outside it. */
  readonly form?: string | undefined
  readonly onClick?: () => void
  readonly ref?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

/**
 * A button that is deaf while its work is under way and keeps the focus: `disabled` would throw the focus to the beginning
 * of the page, and whoever pressed by keyboard would look for the place again when the work is refused. It takes a press for
 * each thing it does: a held key presses nothing.
 */
export function BusyButton({ isBusy, looks = false, onClick, children, ...rest }: BusyButtonProps) {
  const isLookOnly = useLookOnly()
  const press = (event: MouseEvent): void => {
    if (isBusy) event.preventDefault()
    else onClick?.()
  }
  // A key that is held went down on something else: it may have opened what this button stands in, with the focus on it.
  const refuseHeld = (event: KeyboardEvent): void => {
    if (event.repeat && event.key === 'Enter') event.preventDefault()
  }
  if (isLookOnly && !looks) return null
  return (
    <Button
      {...rest}
      loading={isBusy}
      onKeyDown={refuseHeld}
      onClick={press}
      renderRoot={root => <button {...root} disabled={rest.disabled} aria-disabled={isBusy || undefined} />}
    >
      {children}
    </Button>
  )
}
