import { Combobox, useCombobox } from '@mantine/core'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
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
  isAwaited = false,
  onAhead,
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
  /** What is known of the text is asked for and not here yet. */
  isAwaited?: boolean
  /** A choice was taken by its place before the list came: it is picked once that is here, unless something else is typed. */
  onAhead?: () => void
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
  /** The place that the arrows went to before the list came; -1: they did not. */
  const [early, setEarly] = useState(-1)
  /** The place that was taken before the list came. */
  const [ahead, setAhead] = useState<number | null>(null)
  const asMoved = moved ?? (early === -1 ? null : Math.min(early, choices.length - 1))
  const active = enterTakes(asMoved, choices.length, takes, isTyped)
  const latest = useRef(onPick)
  latest.current = onPick
  useEffect(() => {
    if (ahead === null || isAwaited) return
    setAhead(null)
    const choice = stillMeant(known, text)[ahead]
    if (choice !== undefined) latest.current(choice.value)
  }, [ahead, isAwaited, known, text])

  const close = (): void => {
    setAsked(false)
    setMoved(null)
    setTyped(false)
    setEarly(-1)
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
      const from = asMoved ?? (isTyped ? active : -1)
      if (!isOpen) {
        setAsked(true)
        if (isAwaited && onAhead !== undefined) setEarly(early + 1)
      } else setMoved((from + (event.key === 'ArrowDown' ? 1 : -1) + choices.length) % choices.length)
      onKey?.(event)
    } else if (event.key === 'Enter' && chosen !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      pick(chosen)
    } else if (event.key === 'Enter' && early !== -1 && isAwaited && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      setAhead(early)
      close()
      onAhead?.()
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
          setEarly(-1)
          setAhead(null)
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
      middlewares={{ flip: { padding: 8 }, shift: { padding: 8 }, size: { padding: 8, apply: fitHeight } }}
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

/** Pixels: a list longer than this scrolls, a window that is lower has a lower list. */
const LIST_MAX = 320

const fitHeight = ({
  availableHeight,
  elements,
}: {
  availableHeight: number
  elements: { floating: HTMLElement }
}): void => {
  elements.floating.style.maxHeight = `${Math.min(LIST_MAX, availableHeight)}px`
}

const showInList = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' })
