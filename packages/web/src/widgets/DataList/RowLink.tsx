import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './DataList.module.css'

/**
 * The row's first cell. A click shows the panel; Enter, and a click meant for a new tab, open the page.
 * `detail` of a click is 0 when the keyboard made it.
 */
export function RowLink({ page, onShow, children }: { page: string | null; onShow: () => void; children: ReactNode }) {
  if (page === null) {
    return (
      <button type="button" data-row-link className={classes.rowLink} onClick={onShow}>
        {children}
      </button>
    )
  }
  const click = (event: MouseEvent): void => {
    const wantsPage = event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey
    if (wantsPage) return
    event.preventDefault()
    onShow()
  }
  return (
    <Link to={page} data-row-link className={classes.rowLink} onClick={click}>
      {children}
    </Link>
  )
}
