import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { text } from '../texts/texts.ts'

const STAYS_MS = 12_000

/** Says what was done and offers to take it back. */
export function notifyUndo(message: string, undo: () => Promise<unknown>): void {
  const id = notifications.show({
    color: 'green.9',
    role: 'status',
    autoClose: STAYS_MS,
    closeButtonProps: { 'aria-label': text('actions.close') },
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{message}</span>
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            notifications.hide(id)
            void undo()
          }}
        >
          {text('actions.undo')}
        </Button>
      </Group>
    ),
  })
}
