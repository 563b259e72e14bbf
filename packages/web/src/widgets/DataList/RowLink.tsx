import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './DataList.module.css'

interface Props {
  readonly page: string | null
  readonly onShow: () => void
  /** Something stands beside the list that `onShow` fills; else a click goes to the page. */
  readonly hasPanel: boolean
  readonly children: ReactNode
}

/**
 * The row's first cell. A click shows the panel; Enter, and a click meant for a new tab, open the page.
 * `detail` of a click is 0 when the keyboard made it.
 */
export function RowLink({ page, onShow, hasPanel, children }: Props) {
  if (page === null) {
    return (
      <button type="button" data-row-link className={classes.rowLink} onClick={onShow}>
        {children}
      </button>
    )
  }
  const click = (event: MouseEvent): void => {
    const wantsPage = !hasPanel || event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey
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
