import type { NotificationData } from '@mantine/notifications'
import { text } from '../texts/texts.ts'
import { whenBack } from './whenBack.ts'

/** Shows something, whose code comes when it is first needed. @param given is made with a function that takes it away. */
export async function show(given: (hide: () => void) => NotificationData): Promise<void> {
  const { notifications } = await import('@mantine/notifications')
  const id = notifications.show({
    closeButtonProps: { 'aria-label': text('actions.close') },
    ...given(() => notifications.hide(id)),
  })
}

/** Top right: reports what happened. A failure stays until it is closed. */
export const notify = {
  done: (message: string): void => void show(() => ({ message, color: 'green.9', role: 'status' })),
  warn: (message: string): void => void show(() => ({ message, color: 'yellow.9', autoClose: 12_000 })),
  /** Something to do outside: it stays until it is closed. */
  keep: (message: string): void => void show(() => ({ message, color: 'yellow.9', autoClose: false })),
  failed: (message: string): void =>
    void show(hide => {
      const forget = whenBack(message, hide)
      return { message, color: 'red.9', autoClose: false, onClose: forget }
    }),
}
