import { Button, CloseButton, Menu, Popover } from '@mantine/core'
import { useState } from 'react'
import { seesPrices } from '../../api/session.ts'
import { useText } from '../../texts/texts.ts'
import { IconFilter } from '../../ui/icons.generated.ts'
import { useEscape } from '../../ui/keys/escapeStack.ts'
import { useOpening } from '../../ui/keys/useOpening.ts'
import { FilterEditor } from './FilterEditor.tsx'
import type { FilterSpec } from './filters.ts'
import { chipText, optionsOf } from './filterText.ts'
import classes from './Toolbar.module.css'
import type { DataListProps, Option } from './types.ts'
import { cleared, isNarrowed, withFilter } from './urlState.ts'
import type { List } from './useList.ts'

/** The filters that are set, as chips; each opens its editor. Behind them the others, and what takes all of them away. */
export function Filters<Row>({
  list,
  options = {},
}: {
  readonly list: Pick<List<Row>, 'spec' | 'state' | 'change' | 'answer'>
} & Pick<DataListProps<Row>, 'options'>) {
  const t = useText()
  const { spec, state, change } = list
  /** The filter whose editor is open; one that was just added has no value yet. */
  const [edited, setEdited] = useState<string | null>(null)
  const [isOpen, setOpen] = useOpening()
  const chips = spec.filters.filter(({ id }) => state.filters[id] !== undefined || id === edited)
  const others = spec.filters.filter(
    ({ id, kind }) => !chips.some(chip => chip.id === id) && (kind !== 'amount' || seesPrices()),
  )
  // Where nothing is found, the empty list offers it in its middle.
  const canClear = isNarrowed(state, spec) && list.answer?.rows.length !== 0
  const write = (id: string, written: string): void => {
    if (written !== (state.filters[id] ?? '')) change(now => withFilter(now, id, written))
  }
  const add = (filter: FilterSpec): void => {
    if (filter.kind === 'flag') write(filter.id, 'yes')
    else setEdited(filter.id)
  }
  return (
    <>
      {others.length > 0 && (
        <Menu opened={isOpen} onChange={setOpen} position="bottom-start" withinPortal returnFocus={false}>
          <Menu.Target>
            <Button variant="default" leftSection={<IconFilter size={16} aria-hidden="true" />}>
              {t('lists.filter')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map(filter => (
              <Menu.Item key={filter.id} onClick={() => add(filter)}>
                {t(filter.label)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {(chips.length > 0 || canClear) && (
        <div className={classes.chips}>
          {chips.map(filter => (
            <Chip
              key={filter.id}
              filter={filter}
              written={state.filters[filter.id] ?? ''}
              options={optionsOf(filter, options[filter.id], t)}
              isOpen={edited === filter.id}
              onOpen={isOpen => setEdited(isOpen ? filter.id : null)}
              onWrite={written => write(filter.id, written)}
            />
          ))}
          {canClear && (
            <Button variant="subtle" size="compact-sm" onClick={() => change(now => cleared(now, spec))}>
              {t('list.clearFilters')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function Chip({
  filter,
  written,
  options,
  isOpen,
  onOpen,
  onWrite,
}: {
  filter: FilterSpec
  written: string
  options: readonly Option[]
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onWrite: (written: string) => void
}) {
  const t = useText()
  const text = chipText(filter, written, options, t)
  useEscape(isOpen, () => onOpen(false))
  return (
    <Popover opened={isOpen} onChange={onOpen} position="bottom-start" trapFocus returnFocus withinPortal>
      <span className={classes.chip}>
        <Popover.Target>
          <button type="button" className={classes.chipText} onClick={() => filter.kind !== 'flag' && onOpen(!isOpen)}>
            {text}
          </button>
        </Popover.Target>
        <CloseButton
          size={24}
          aria-label={t('list.removeFilter', { filter: t(filter.label) })}
          onClick={() => {
            onOpen(false)
            onWrite('')
          }}
        />
      </span>
      <Popover.Dropdown aria-label={t(filter.label)}>
        <FilterEditor spec={filter} written={written} options={options} onWrite={onWrite} />
      </Popover.Dropdown>
    </Popover>
  )
}
