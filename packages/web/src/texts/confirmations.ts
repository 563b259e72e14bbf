// Written by `npm run registers`.
import * as english from './en-us/confirmations.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/confirmations.ts'))
