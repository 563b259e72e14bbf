import { Button, Group } from '@mantine/core'
import type { NotificationData } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { text } from '../texts/texts.ts'
import { show } from './notify.ts'

const STAYS_MS = 12_000

type Looks = Pick<NotificationData, 'color' | 'role' | 'autoClose'>

/** What is said, with one thing to do about it beside it. */
export const withAction = (message: string, label: string, act: () => void): ReactNode => (
  <Group justify="space-between" wrap="nowrap">
    <span>{message}</span>
    <Button variant="default" size="xs" flex="none" onClick={act}>
      {label}
    </Button>
  </Group>
)

/** Says something and offers one thing to do about it. */
const notifyWith = (message: string, label: string, act: () => void, looks: Looks): void =>
  void show(hide => ({
    ...looks,
    message: withAction(message, label, () => {
      hide()
      act()
    }),
  }))

/** Says what was done and offers to take it back. */
export const notifyUndo = (message: string, undo: () => Promise<unknown>): void =>
  notifyWith(message, text('actions.undo'), () => void undo(), {
    color: 'green.9',
    role: 'status',
    autoClose: STAYS_MS,
  })

/** Says what failed and offers to do it again; it stays until it is closed. */
export const notifyRetry = (message: string, again: () => void): void =>
  notifyWith(message, text('problems.retry'), again, { color: 'red.9', autoClose: false })

/** Says what a change brought about and leads to where it is settled. */
export const notifyLeading = (message: string, label: string, lead: () => void): void =>
  notifyWith(message, label, lead, { color: 'yellow.9', autoClose: STAYS_MS })
