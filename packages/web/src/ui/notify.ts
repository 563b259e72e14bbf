import { notifications } from '@mantine/notifications'
import { text } from '../texts/texts.ts'

const show = (notification: Parameters<typeof notifications.show>[0]): void =>
  void notifications.show({ closeButtonProps: { 'aria-label': text('actions.close') }, ...notification })

/** Top right: reports what happened. A failure stays until it is closed. */
export const notify = {
  done: (message: string): void => show({ message, color: 'green.9', role: 'status' }),
  warn: (message: string): void => show({ message, color: 'yellow.9', autoClose: 12_000 }),
  /** Something to do outside: it stays until it is closed. */
  keep: (message: string): void => show({ message, color: 'yellow.9', autoClose: false }),
  failed: (message: string): void => show({ message, color: 'red.9', autoClose: false }),
}
