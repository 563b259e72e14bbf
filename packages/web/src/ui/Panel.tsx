import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../texts/texts.ts'
import classes from './Panel.module.css'

/** Facts beside the list: not modal, Escape closes it; on a narrow screen it covers the content. */
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
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    const before = document.activeElement
    const inside = panel.current?.querySelector<HTMLElement>('section :is(input, textarea, select, button)')
    ;(inside ?? panel.current?.querySelector<HTMLElement>('button'))?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [takesFocus])
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [onClose])
  return (
    <aside ref={panel} className={classes.panel} aria-labelledby="panel-title">
      <header className={classes.head}>
        <h2 id="panel-title" className={classes.title}>
          {title}
        </h2>
        <CloseButton aria-label={t('actions.close')} onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section className={classes.body} tabIndex={0} aria-labelledby="panel-title">
        {children}
      </section>
      {footer && <footer className={classes.foot}>{footer}</footer>}
    </aside>
  )
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
