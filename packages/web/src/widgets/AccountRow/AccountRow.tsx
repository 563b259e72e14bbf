import { ActionIcon, Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { Hint } from '../../ui/Hint.tsx'
import { IconPencil, IconTrash } from '../../ui/icons.generated.ts'
import { ToChange } from '../../ui/lookOnly.tsx'
import classes from './AccountRow.module.css'

/** One account of a list. Deleting it asks first. */
export function AccountRow({
  name,
  title = name,
  facts,
  note,
  act,
  question,
  onEdit,
  onDelete,
}: {
  /** What its buttons call it. */
  name: string
  /** What it is headed by, where that says more. */
  title?: string
  facts: string
  note?: ReactNode
  /** A button below them. */
  act?: ReactNode
  question: string
  onEdit: () => void
  onDelete: () => Promise<void>
}) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <li>
      <div className={classes.row}>
        <span className={classes.words}>
          <span>
            {title} {note}
          </span>
          <Hint inline small>
            {facts}
          </Hint>
          {act && <span className={classes.act}>{act}</span>}
        </span>
        <ActionIcon variant="subtle" color="gray" aria-label={t('actions.editNamed', { name })} onClick={onEdit}>
          <IconPencil size={16} aria-hidden="true" />
        </ActionIcon>
        <ToChange>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('actions.deleteNamed', { name })}
            onClick={() => setAsking(!isAsking)}
          >
            <IconTrash size={16} aria-hidden="true" />
          </ActionIcon>
        </ToChange>
      </div>
      {isAsking && (
        <>
          <p>{question}</p>
          <ButtonRow>
            <ActionButton size="xs" color="red.9" onAct={onDelete}>
              {t('actions.delete')}
            </ActionButton>
            <Button size="xs" variant="default" onClick={() => setAsking(false)}>
              {t('actions.cancel')}
            </Button>
          </ButtonRow>
        </>
      )}
    </li>
  )
}
