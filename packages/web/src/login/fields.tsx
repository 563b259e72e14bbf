import { type ButtonHTMLAttributes, type InputHTMLAttributes, type ReactNode, useId, useRef, useState } from 'react'
import classes from './fields.module.css'

export interface CardFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className'> {
  readonly label: string
  readonly description?: string
  /** What is wrong with it; null: nothing. */
  readonly error: string | null
  /** Stands in the field, at its end. */
  readonly trailing?: ReactNode
  readonly onChange: (event: { currentTarget: { value: string } }) => void
}

/** A field of the card. It looks like the application's, whose component library would weigh more than the card. */
export function CardField({ label, description, error, trailing, ...input }: CardFieldProps) {
  const id = useId()
  const [why, wrong] = [`${id}-why`, `${id}-wrong`]
  const described = [description === undefined ? '' : why, error === null ? '' : wrong].filter(part => part !== '')
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {description !== undefined && (
        <p id={why} className={classes.description}>
          {description}
        </p>
      )}
      <div className={classes.place}>
        <input
          {...input}
          id={id}
          aria-invalid={error !== null}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        />
        {trailing !== undefined && <div className={classes.trailing}>{trailing}</div>}
      </div>
      {error !== null && (
        <p id={wrong} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}

interface CardButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'autoFocus' | 'children'> {
  /** Beside the one that the card is for. */
  readonly isSecond?: boolean
  /** As wide as its words. */
  readonly isNarrow?: boolean
  /** What it stands for is under way: it hears no press and keeps the focus. */
  readonly isBusy?: boolean
  readonly onClick?: () => void
}

/** A button of the card, as `BusyButton` is one of the application: deaf while it is busy, and to a key that is held. */
export function CardButton({
  type = 'button',
  isSecond = false,
  isNarrow = false,
  isBusy = false,
  onClick,
  ...rest
}: CardButtonProps) {
  const looks = [classes.button, isSecond ? classes.default : '', isNarrow ? classes.narrow : '']
  return (
    <button
      {...rest}
      type={type}
      className={looks.join(' ')}
      aria-disabled={isBusy || undefined}
      onKeyDown={event => {
        if (event.repeat && event.key === 'Enter') event.preventDefault()
      }}
      onClick={event => {
        if (isBusy) event.preventDefault()
        else onClick?.()
      }}
    />
  )
}

/** A button that does something once for each press: busy until that is settled. */
export function CardAction({
  onAct,
  ...rest
}: Omit<CardButtonProps, 'isBusy' | 'onClick' | 'type'> & { onAct: () => Promise<unknown> }) {
  const working = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const act = async (): Promise<void> => {
    if (working.current) return
    working.current = true
    setBusy(true)
    try {
      await onAct()
    } finally {
      working.current = false
      setBusy(false)
    }
  }
  return <CardButton {...rest} isBusy={isBusy} onClick={() => void act()} />
}
