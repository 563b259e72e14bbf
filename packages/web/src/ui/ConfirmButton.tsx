import { Button, type ButtonProps, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../texts/texts.ts'
import { ActionButton } from './ActionButton.tsx'

/** Asks in place, without a dialog: the second press does it, once, Cancel takes it back. */
export function ConfirmButton({
  label,
  question,
  onConfirm,
  ...rest
}: Omit<ButtonProps, 'children' | 'onClick'> & {
  label: string
  question: string
  onConfirm: () => Promise<unknown>
}) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) cancel.current?.focus()
  }, [asking])
  if (!asking) {
    return (
      <Button {...rest} onClick={() => setAsking(true)}>
        {label}
      </Button>
    )
  }
  return (
    <Group gap="xs" role="group" aria-label={question}>
      <span>{question}</span>
      <ActionButton {...rest} onAct={() => onConfirm().finally(() => setAsking(false))}>
        {t('actions.confirm')}
      </ActionButton>
      <Button ref={cancel} variant="default" onClick={() => setAsking(false)}>
        {t('actions.cancel')}
      </Button>
    </Group>
  )
}
