import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useStandIn } from './useStandIn.ts'

/** Asks again for what is missing or old. It goes with what it stands under, and has the focus again when that comes back. */
export function RetryButton({
  onRetry,
  ...rest
}: Omit<ButtonProps, 'children'> & { onRetry: () => void; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  useStandIn(button)
  return <Button {...rest} ref={button} onClick={onRetry} />
}
