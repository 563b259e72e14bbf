// Written by `npm run registers`.
import * as english from './en-us/reportRuns.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/reportRuns.ts'))
