// Written by `npm run registers`.
import * as english from './en-us/scorecard.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/scorecard.ts'))
