import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useText } from '../../texts/texts.ts'
import { useOpening } from '../../ui/keys/useOpening.ts'
import type { DataListProps } from './types.ts'

/** The actions of one row; nothing where the list has none. */
export function RowMenu<Row>({
  row,
  nameOf,
  rowActions = [],
}: Pick<DataListProps<Row>, 'nameOf' | 'rowActions'> & { row: Row }) {
  const t = useText()
  const [isOpen, setOpen] = useOpening()
  if (rowActions.length === 0) return null
  return (
    <Menu opened={isOpen} onChange={setOpen} returnFocus position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" size={26} data-row-menu aria-label={t('list.rowActions', { row: nameOf(row) })}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {rowActions
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
