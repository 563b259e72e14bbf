import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { ToChange } from './lookOnly.tsx'

/** A button that leads to a change, such as one that opens a form: left out where the page may only be looked at. */
export const ChangeButton = (props: ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>) => (
  <ToChange>
    <Button {...props} />
  </ToChange>
)
