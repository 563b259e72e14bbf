import * as frame from './en-us/frame.ts'
import * as parts from './en-us/parts.ts'
import { registerTexts } from './texts.ts'

/** What the frame and the parts of every screen say: the shell carries these and no others. */
registerTexts({ ...frame, ...parts }, () => import('./es-es/shell.ts'))
