import { type ComponentPropsWithRef, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import classes from './TypeAhead.module.css'

/** One thing that can be picked instead of being typed out. */
export interface Choice<T> {
  readonly id: string
  readonly main: string
  readonly side: string
  readonly value: T
}

/** What an input needs to be the text part of a type-ahead (WAI-ARIA combobox with a listbox). */
export type TypeAheadInput = Pick<
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

interface Place {
  readonly top: number
  readonly left: number
  readonly width: number
}

const MIN_WIDTH = 280

/** Choices of a former question stay away: every word that is typed now has to be in them. */
function stillMeant<T>(choices: readonly Choice<T>[], typed: string): readonly Choice<T>[] {
  const words = typed.toLowerCase().split(/\s+/)
  return choices.filter(({ main, side }) => {
    const all = `${main} ${side}`.toLowerCase()
    return words.every(word => all.includes(word))
  })
}

function placeUnder(input: HTMLInputElement): Place {
  const { bottom, left, width } = input.getBoundingClientRect()
  const wide = Math.min(Math.max(width, MIN_WIDTH), window.innerWidth - 16)
  return { top: bottom, left: Math.max(8, Math.min(left, window.innerWidth - wide - 8)), width: wide }
}

/**
 * Text that may be typed freely or picked from what is known: arrows move, Enter picks, Escape keeps what was typed.
 * The list stands over everything, so that a scrolling table does not cut it.
 */
export function TypeAhead<T>({
  text,
  choices: known,
  label,
  picksFirst = false,
  onType,
  onPick,
  onKey,
  children,
}: {
  text: string
  choices: readonly Choice<T>[]
  /** Names the list. */
  label: string
  /** Enter takes the first one without an arrow key: for what is nearly always known. */
  picksFirst?: boolean
  onType: (text: string) => void
  onPick: (value: T) => void
  /** Keys that the list has no use for. */
  onKey?: (event: React.KeyboardEvent<HTMLInputElement>) => void
  children: (input: TypeAheadInput) => ReactNode
}) {
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const [active, setActive] = useState(-1)
  const choices = useMemo(() => stillMeant(known, text), [known, text])
  const isOpen = place !== null && choices.length > 0
  const optionId = (index: number) => `${listId}-${index}`

  const close = (): void => {
    setPlace(null)
    setActive(-1)
  }
  const pick = (choice: Choice<T>): void => {
    close()
    onPick(choice.value)
  }
  const move = (to: number): void => {
    setActive(to)
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' })
  }
  const hear = (event: React.KeyboardEvent<HTMLInputElement>): void => {
    const chosen = choices[active]
    if (event.key === 'ArrowDown' || (event.key === 'ArrowUp' && isOpen)) {
      event.preventDefault()
      if (!isOpen) setPlace(placeUnder(event.currentTarget))
      else move((active + (event.key === 'ArrowDown' ? 1 : -1) + choices.length) % choices.length)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isOpen && chosen !== undefined && !event.ctrlKey && !event.metaKey) {
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
        'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
        autoComplete: 'off',
        value: text,
        onChange: event => {
          setPlace(placeUnder(event.currentTarget))
          setActive(picksFirst ? 0 : -1)
          onType(event.currentTarget.value)
        },
        onKeyDown: hear,
        onBlur: close,
      })}
      {isOpen && (
        <div ref={list} id={listId} className={classes.list} style={place} role="listbox" aria-label={label}>
          {choices.map((choice, index) => (
            <div
              key={choice.id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classes.choice}
              onMouseDown={event => {
                event.preventDefault()
                pick(choice)
              }}
            >
              <span>{choice.main}</span>
              {choice.side !== '' && <span className={classes.side}>{choice.side}</span>}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
