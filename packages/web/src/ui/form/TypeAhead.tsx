import { Combobox, useCombobox } from '@mantine/core'
import { type ComponentPropsWithRef, type ReactNode, useId, useMemo, useState } from 'react'
import { useEscape } from '../keys/escapeStack.ts'
import classes from './TypeAhead.module.css'
import { type Choice, type EnterTakes, enterTakes, stillMeant } from './typeAheadChoices.ts'

/** What an input needs to be the text part of a type-ahead (WAI-ARIA combobox with a listbox). */
type TypeAheadInput = Pick<
  ComponentPropsWithRef<'input'>,
  | 'role'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-autocomplete'
  | 'aria-activedescendant'
  | 'autoComplete'
  | 'value'
  | 'onChange'
  | 'onKeyDown'
  | 'onBlur'
>

/**
 * Text that may be typed freely or picked from what is known: arrows move, Enter picks, Escape keeps what was typed.
 * Closed it is an input and nothing else, so that two hundred lines of them stay light.
 */
export function TypeAhead<T>({
  text,
  choices: known,
  label,
  takes = 'only',
  onType,
  onPick,
  onKey,
  children,
}: {
  text: string
  choices: readonly Choice<T>[]
  /** Names the list. */
  label: string
  takes?: EnterTakes
  onType: (text: string) => void
  onPick: (value: T) => void
  /** Keys that the list has no use for. */
  onKey?: (event: React.KeyboardEvent<HTMLInputElement>) => void
  children: (input: TypeAheadInput) => ReactNode
}) {
  const listId = useId()
  const [isAsked, setAsked] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const [moved, setMoved] = useState<number | null>(null)
  const choices = useMemo(() => (isAsked ? stillMeant(known, text) : []), [known, text, isAsked])
  const isOpen = choices.length > 0
  const active = enterTakes(moved, choices.length, takes, isTyped)

  const close = (): void => {
    setAsked(false)
    setMoved(null)
    setTyped(false)
  }
  useEscape(isOpen, close)
  const pick = (choice: Choice<T>): void => {
    close()
    onPick(choice.value)
  }
  const hear = (event: React.KeyboardEvent<HTMLInputElement>): void => {
    const chosen = choices[active]
    if (event.key === 'ArrowDown' || (event.key === 'ArrowUp' && isOpen)) {
      event.preventDefault()
      const from = moved ?? (isTyped ? active : -1)
      if (!isOpen) setAsked(true)
      else setMoved((from + (event.key === 'ArrowDown' ? 1 : -1) + choices.length) % choices.length)
      onKey?.(event)
    } else if (event.key === 'Enter' && chosen !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      pick(chosen)
    } else onKey?.(event)
  }

  return (
    <div className={classes.field}>
      {children({
        role: 'combobox',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? listId : undefined,
        'aria-autocomplete': 'list',
        'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
        autoComplete: 'off',
        value: text,
        onChange: event => {
          setAsked(true)
          setTyped(true)
          setMoved(null)
          onType(event.currentTarget.value)
        },
        onKeyDown: hear,
        onBlur: close,
      })}
      {isOpen && <ChoiceList listId={listId} label={label} choices={choices} active={active} onPick={pick} />}
    </div>
  )
}

/** The list under its field: it follows the field, and stands above it where the window ends. */
function ChoiceList<T>({
  listId,
  label,
  choices,
  active,
  onPick,
}: {
  listId: string
  label: string
  choices: readonly Choice<T>[]
  active: number
  onPick: (choice: Choice<T>) => void
}) {
  const store = useCombobox({ opened: true })
  return (
    <Combobox
      store={store}
      position="bottom-start"
      offset={2}
      keepMounted={false}
      width="max-content"
      middlewares={{ flip: { padding: 8 }, shift: { padding: 8 } }}
      onOptionSubmit={id => {
        const choice = choices.find(one => one.id === id)
        if (choice !== undefined) onPick(choice)
      }}
    >
      <Combobox.DropdownTarget>
        <span className={classes.place} />
      </Combobox.DropdownTarget>
      <Combobox.Dropdown className={classes.list ?? ''}>
        <Combobox.Options id={listId} aria-label={label}>
          {choices.map((choice, index) => (
            <Combobox.Option
              key={choice.id}
              id={`${listId}-${index}`}
              value={choice.id}
              selected={index === active}
              aria-selected={index === active}
              className={classes.choice ?? ''}
              ref={index === active ? showInList : null}
            >
              <span>{choice.main}</span>
              {choice.side !== '' && <span className={classes.side}>{choice.side}</span>}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

const showInList = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' })
