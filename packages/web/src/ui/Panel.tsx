import { CloseButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../texts/texts.ts'
import { FormsAround } from './form/formsAround.ts'
import { type Guard, leaveGuards } from './form/leaveGuard.ts'
import { makeRestInert } from './inertRest.ts'
import { useEscape } from './keys/escapeStack.ts'
import classes from './Panel.module.css'
import { focusWhenThere } from './useFocusNext.ts'

/** Facts or a form beside the list: not modal, Escape closes it; on a narrow screen it covers the content, which is inert. */
export function Panel({
  title,
  onClose,
  children,
  footer,
  takesFocus = false,
}: {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  /** A form that was asked for: the focus goes to its first field, and back where it was when it closes. */
  takesFocus?: boolean
}) {
  const t = useText()
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const covers = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false })
  const [forms] = useState(() => new Set<Guard>())
  const close = (): void => leaveGuards.ask(onClose, undefined, [...forms])
  useEscape(true, close)
  useEffect(() => {
    return covers && panel.current !== null ? makeRestInert(panel.current) : undefined
  }, [covers])
  const wantsFocus = takesFocus || covers
  useEffect(() => {
    if (!wantsFocus) return
    const before = document.activeElement
    const field = panel.current?.querySelector<HTMLElement>('section :is(input, textarea, select)')
    const inside = field ?? panel.current?.querySelector<HTMLElement>('section button')
    ;(inside ?? panel.current?.querySelector<HTMLElement>('button'))?.focus()
    return () => focusAgain(before)
  }, [wantsFocus])
  return (
    <>
      {covers && <div className={classes.scrim} aria-hidden="true" onClick={close} />}
      <aside ref={panel} className={classes.panel} data-panel aria-labelledby={titleId}>
        <header className={classes.head} data-keep-clear>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <CloseButton aria-label={t('actions.close')} onClick={close} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
        <section className={classes.body} tabIndex={0} aria-labelledby={titleId}>
          <FormsAround value={forms}>{children}</FormsAround>
        </section>
        {footer && (
          <footer className={classes.foot} data-keep-clear>
            {footer}
          </footer>
        )}
      </aside>
    </>
  )
}

/** Where the focus was; the content when that is gone, such as the line of a menu. */
function focusAgain(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
  const target = isThere ? before : document.getElementById('content')
  // What is inert until this panel is gone takes no focus yet.
  focusWhenThere(() => target)
}

/** One fact of a panel: its name and its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
