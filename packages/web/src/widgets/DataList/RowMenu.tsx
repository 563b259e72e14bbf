import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { useEscape } from '../../ui/keys/escapeStack.ts'
import type { DataListProps, RowAction } from './types.ts'

export function RowMenu<Row>({
  row,
  nameOf,
  actions,
}: {
  row: Row
  nameOf: DataListProps<Row>['nameOf']
  actions: readonly RowAction<Row>[]
}) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  useEscape(isOpen, () => setOpen(false))
  return (
    <Menu opened={isOpen} onChange={setOpen} returnFocus position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" size={26} data-row-menu aria-label={t('list.rowActions', { row: nameOf(row) })}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions
          .filter(action => action.fits?.(row) ?? true)
          .map(action => (
            <Menu.Item key={action.label} onClick={() => action.run(row)}>
              {action.label}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
