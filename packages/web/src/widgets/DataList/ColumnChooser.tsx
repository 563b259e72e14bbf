import { Button, Checkbox, Popover } from '@mantine/core'
import { useText } from '../../texts/texts.ts'
import { IconArrowDown, IconArrowUp, IconColumns3, IconMinus, IconPlus } from '../../ui/icons.generated.ts'
import { useOpening } from '../../ui/keys/useOpening.ts'
import { StepButton } from '../../ui/StepButton.tsx'
import classes from './Toolbar.module.css'
import type { Column } from './types.ts'
import type { Columns } from './useColumns.ts'

const STEP = 40
/** What a column that was never sized is taken to have, for the first step. */
const USUAL_WIDTH = 140
const TOOL = { variant: 'subtle', size: 24 } as const

/** Which columns, in which order, how wide: all of it by keyboard too. */
export function ColumnChooser<Row, Field extends string>({
  columns,
  chooser,
}: {
  columns: readonly Column<Row, Field>[]
  chooser: Columns<Row, Field>
}) {
  const t = useText()
  const [isOpen, setOpen] = useOpening()
  const { shown } = chooser
  const hidden = columns.filter(column => !shown.some(({ id }) => id === column.id))
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconColumns3 size={16} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('list.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('list.columns')}>
        <ul className={classes.columns}>
          {shown.slice(1).map((column, i) => (
            <li key={column.id}>
              <Checkbox size="xs" label={column.title} checked onChange={() => chooser.toggle(column.id)} />
              <StepButton
                {...TOOL}
                label={t('lists.up', { column: column.title })}
                isAtEnd={i === 0}
                onPress={() => chooser.shift(column.id, -1)}
              >
                <IconArrowUp size={14} />
              </StepButton>
              <StepButton
                {...TOOL}
                label={t('lists.down', { column: column.title })}
                isAtEnd={i === shown.length - 2}
                onPress={() => chooser.shift(column.id, 1)}
              >
                <IconArrowDown size={14} />
              </StepButton>
              <StepButton
                {...TOOL}
                label={t('lists.narrower', { column: column.title })}
                onPress={() => chooser.size(column.id, (column.width ?? USUAL_WIDTH) - STEP)}
              >
                <IconMinus size={14} />
              </StepButton>
              <StepButton
                {...TOOL}
                label={t('lists.wider', { column: column.title })}
                onPress={() => chooser.size(column.id, (column.width ?? USUAL_WIDTH) + STEP)}
              >
                <IconPlus size={14} />
              </StepButton>
            </li>
          ))}
          {hidden.map(column => (
            <li key={column.id}>
              <Checkbox size="xs" label={column.title} checked={false} onChange={() => chooser.toggle(column.id)} />
            </li>
          ))}
        </ul>
        <Button variant="subtle" size="compact-sm" onClick={chooser.reset}>
          {t('lists.usualColumns')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
