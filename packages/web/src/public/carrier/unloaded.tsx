import classes from './Letter.module.css'
import { say } from './words.ts'

const Unloaded = () => (
  <div role="alert">
    <p className={classes.fault}>{say('offline')}</p>
    <button type="button" className={classes.second} onClick={() => window.location.reload()}>
      {say('again')}
    </button>
  </div>
)

/** In place of a part of the page that did not arrive: what was typed is there when the page is loaded again. */
export const unloaded = () => ({ default: Unloaded })
