import { Button } from '@mantine/core'
import { type DragEvent, useRef, useState } from 'react'
import { Hint } from '../Hint.tsx'
import { useLookOnly } from '../lookOnly.tsx'
import classes from './DropZone.module.css'

/** Files dropped here, or chosen with the button. What they may be is said before, by `why`. */
export function DropZone({
  id,
  title,
  choose,
  why,
  onFiles,
}: {
  /** Of the button, for a key or an action that presses it. */
  id: string
  title: string
  choose: string
  why: string
  onFiles: (files: readonly File[]) => void
}) {
  const isLookOnly = useLookOnly()
  const [isOver, setOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const over = (event: DragEvent): void => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  if (isLookOnly) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a mouse's shortcut to the button inside
    <div className={classes.drop} data-over={isOver} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <p>{title}</p>
      <Button id={id} variant="default" onClick={() => field.current?.click()}>
        {choose}
      </Button>
      <Hint small>{why}</Hint>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        aria-label={choose}
        onChange={event => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
