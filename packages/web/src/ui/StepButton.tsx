import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ReactNode } from 'react'

/**
 * A button of one icon that may be pressed again and again until there is no further: at the end it does nothing and keeps
 * the focus, which `disabled` would throw to the beginning of the page.
 */
export function StepButton({
  label,
  isAtEnd = false,
  onPress,
  children,
  ...look
}: Pick<ActionIconProps, 'variant' | 'size'> & {
  label: string
  isAtEnd?: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <ActionIcon
      {...look}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      {...(isAtEnd ? { 'data-disabled': true } : {})}
      onClick={isAtEnd ? undefined : onPress}
    >
      {children}
    </ActionIcon>
  )
}
