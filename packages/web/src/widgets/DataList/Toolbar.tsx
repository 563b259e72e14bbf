import { ActionIcon, Button, Menu, NativeSelect } from '@mantine/core'
import { type RefObject, useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { IconArrowDown, IconArrowUp, IconDownload } from '../../ui/icons.generated.ts'
import { useOpening } from '../../ui/keys/useOpening.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import { exportRows } from './exportRows.ts'
import { Filters } from './Filters.tsx'
import { Search } from './Search.tsx'
import classes from './Toolbar.module.css'
import { type DataListProps, fieldsOf, type Option } from './types.ts'
import type { Columns } from './useColumns.ts'
import type { SavedViews } from './useSavedViews.ts'
import { Views } from './Views.tsx'

interface ToolbarProps<Row, Field extends string> extends DataListProps<Row, Field> {
  readonly chooser: Columns<Row, Field>
  readonly views: SavedViews
  readonly searchField: RefObject<HTMLInputElement | null>
  /** Cards have no heads to sort by, and no columns to choose. */
  readonly narrow: boolean
}

export function Toolbar<Row, Field extends string>(props: ToolbarProps<Row, Field>) {
  const t = useText()
  const { list, onExport, chooser, narrow } = props
  return (
    <div className={classes.toolbar} data-keep-clear>
      {props.searchHint !== undefined && (
        <Search
          search={list.state.search}
          hint={props.searchHint}
          field={props.searchField}
          onSearch={search => list.change({ search })}
        />
      )}
      {props.tools}
      <Filters list={list} options={props.options ?? {}} />
      <div className={classes.tools}>
        {narrow && <SortChoice {...props} />}
        <Views key={props.views.opened?.viewId ?? 0} views={props.views} columns={chooser.kept} />
        {!narrow && <ColumnChooser columns={props.columns} chooser={chooser} />}
        {onExport && props.formats !== undefined && (
          <ExportMenu
            formats={props.formats}
            onTake={format => onExport(fieldsOf<Field>(chooser.shown), undefined, format)}
          />
        )}
        {onExport && props.formats === undefined && (
          <ActionButton
            looks
            variant="default"
            aria-label={t('list.export')}
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onAct={() => exportRows(() => onExport(fieldsOf<Field>(chooser.shown)))}
          >
            {t('list.export')}
          </ActionButton>
        )}
      </div>
    </div>
  )
}

type Taken = ReturnType<NonNullable<DataListProps<unknown>['onExport']>>

/** The same rows as one of several kinds of files. */
function ExportMenu({ formats, onTake }: { formats: readonly Option[]; onTake: (format: string) => Taken }) {
  const t = useText()
  const [isOpen, setOpen] = useOpening()
  const [isBusy, setBusy] = useState(false)
  const take = async (format: string): Promise<void> => {
    setBusy(true)
    await exportRows(() => onTake(format))
    setBusy(false)
  }
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          aria-label={t('lists.exportAs')}
          loading={isBusy}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
        >
          {t('lists.exportAs')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ value, label }) => (
          <Menu.Item key={value} onClick={() => void take(value)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** What the heads of the table do, where there is no table. */
function SortChoice<Row, Field extends string>({ list, columns }: DataListProps<Row, Field>) {
  const t = useText()
  const { state, change } = list
  const choices = columns.filter(column => column.sortable)
  if (choices.length === 0) return null
  const Arrow = state.order === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <>
      <NativeSelect
        aria-label={t('lists.sort')}
        data={choices.map(({ id, title }) => ({ value: id, label: title }))}
        value={state.sort}
        onChange={event => change({ sort: event.currentTarget.value })}
      />
      <ActionIcon
        variant="default"
        size="var(--wb-control)"
        aria-label={t(state.order === 'asc' ? 'lists.ascending' : 'lists.descending')}
        onClick={() => change({ order: state.order === 'asc' ? 'desc' : 'asc' })}
      >
        <Arrow size={16} />
      </ActionIcon>
    </>
  )
}
