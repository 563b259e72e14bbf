// Written by `npm run registers`.
import * as english from './en-us/dayEnd.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/dayEnd.ts'))
