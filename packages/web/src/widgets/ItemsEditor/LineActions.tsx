import { ActionIcon } from '@mantine/core'
import { useText } from '../../texts/texts.ts'
import { IconCopy, IconTrash } from '../../ui/icons.generated.ts'
import classes from './ItemsEditor.module.css'

/** What can be done with a whole line, at its end. @param line its number, from 1 */
export function LineActions({
  line,
  onDuplicate,
  onRemove,
}: {
  line: number
  onDuplicate: () => void
  onRemove: () => void
}) {
  const t = useText()
  return (
    <div className={classes.actions}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('items.duplicate', { line })}
        aria-keyshortcuts="Control+D"
        title="Ctrl+D"
        onClick={onDuplicate}
      >
        <IconCopy size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('items.remove', { line })}
        aria-keyshortcuts="Control+Shift+Backspace"
        title="Ctrl+Shift+⌫"
        onClick={onRemove}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </div>
  )
}
