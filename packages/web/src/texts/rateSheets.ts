// Written by `npm run registers`.
import * as english from './en-us/rateSheets.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/rateSheets.ts'))
