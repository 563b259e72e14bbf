import { useNavigation } from 'react-router'
import classes from './Shell.module.css'

/** A line at the top while the code of the next screen is on its way; the old screen stays until then. */
export function Progress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={classes.progress} aria-hidden="true" />
}
