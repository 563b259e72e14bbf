import { Button, Checkbox, CloseButton, Popover, Stack, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconColumns3, IconDownload, IconSearch } from '@tabler/icons-react'
import { type RefObject, useEffect, useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import type { useColumns } from './columns.ts'
import classes from './DataList.module.css'
import type { DataListProps } from './types.ts'

interface ToolbarProps<Row>
  extends Pick<DataListProps<Row>, 'state' | 'change' | 'searchHint' | 'filters' | 'onExport' | 'columns'> {
  readonly chooser: ReturnType<typeof useColumns<Row>>
  readonly searchField: RefObject<HTMLInputElement | null>
}

export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const t = useText()
  const { onExport } = props
  return (
    <div className={classes.toolbar}>
      {props.searchHint !== undefined && <Search {...props} />}
      {props.filters}
      <div className={classes.tools}>
        <ColumnChooser columns={props.columns} chooser={props.chooser} />
        {onExport && (
          <ActionButton
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onAct={() => onExport(props.chooser.shown)}
          >
            {t('list.export')}
          </ActionButton>
        )}
      </div>
    </div>
  )
}

function Search<Row>({ state, change, searchHint, searchField }: ToolbarProps<Row>) {
  const t = useText()
  const [typed, setTyped] = useState(state.search)
  const send = useDebouncedCallback((search: string) => change({ search }), 250)
  useEffect(() => setTyped(state.search), [state.search])
  return (
    <TextInput
      ref={searchField}
      className={classes.search}
      type="search"
      aria-label={t('list.search')}
      placeholder={searchHint ?? ''}
      maxLength={100}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={
        typed === '' ? null : (
          <CloseButton
            size="sm"
            aria-label={t('actions.clear')}
            onClick={() => {
              setTyped('')
              change({ search: '' })
            }}
          />
        )
      }
      value={typed}
      onChange={event => {
        setTyped(event.currentTarget.value)
        send(event.currentTarget.value)
      }}
    />
  )
}

function ColumnChooser<Row>({ columns, chooser }: Pick<ToolbarProps<Row>, 'columns' | 'chooser'>) {
  const t = useText()
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          className={classes.chooser ?? ''}
          variant="default"
          leftSection={<IconColumns3 size={16} aria-hidden="true" />}
        >
          {t('list.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('list.columns')}>
        <Stack gap={8}>
          {columns.slice(1).map(column => (
            <Checkbox
              key={column.id}
              size="xs"
              label={column.title}
              checked={!chooser.hidden.has(column.id)}
              onChange={() => chooser.toggle(column.id)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
