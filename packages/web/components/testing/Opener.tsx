import { startTransition, useRef, useState } from 'react'
import { useFocusNext } from '../../src/ui/useFocusNext.ts'

/** A button, and the form that it opens in its place. The form goes away at once, or by and by: late, and drawn as something less urgent. */
export function Opener({ after }: { after: Promise<void> | null }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusNext()
  const close = (): void => {
    focusNext(() => opener.current)
    if (after === null) setOpen(false)
    else void after.then(() => startTransition(() => setOpen(false)))
  }
  return (
    <>
      <button type="button">Elsewhere</button>
      {isOpen ? (
        <button type="button" onClick={close}>
          Cancel
        </button>
      ) : (
        <button type="button" ref={opener} onClick={() => setOpen(true)}>
          Open
        </button>
      )}
    </>
  )
}
