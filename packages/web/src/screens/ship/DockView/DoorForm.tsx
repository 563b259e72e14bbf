import { textLimits } from '@waybill/domain'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../texts/texts.ts'
import { useEscape } from '../../../ui/keys/escapeStack.ts'
import classes from './DockView.module.css'

/** The doors as buttons, and a field for one that is not among them. */
export function DoorForm({
  name,
  door,
  doors,
  tried,
  onChoose,
  onClose,
}: {
  name: string
  door: string
  doors: readonly string[]
  /** What was typed before and could not be given. */
  tried: string
  onChoose: (door: string) => void
  onClose: () => void
}) {
  const t = useText()
  const [typed, setTyped] = useState(tried)
  const field = useRef<HTMLFieldSetElement>(null)
  useEscape(true, onClose)
  useEffect(() => field.current?.querySelector<HTMLElement>('button, input')?.focus(), [])
  return (
    <fieldset ref={field} className={classes.doors}>
      <legend>{t('dock.doorOf', { name })}</legend>
      {['', ...doors].map(each => (
        <button key={each} type="button" aria-pressed={each === door} onClick={() => onChoose(each)}>
          {each === '' ? t('dock.noDoor') : each}
        </button>
      ))}
      <form
        className={classes.otherDoor}
        onSubmit={event => {
          event.preventDefault()
          const other = typed.trim()
          if (other !== '') onChoose(other)
        }}
      >
        <label>
          {t('dock.otherDoor')}
          <input
            value={typed}
            maxLength={textLimits.door}
            autoComplete="off"
            onChange={event => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={typed.trim() === ''}>
          {t('dock.takeDoor')}
        </button>
      </form>
    </fieldset>
  )
}
