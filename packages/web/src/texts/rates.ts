// Written by `npm run registers`.
import * as english from './en-us/rates.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/rates.ts'))
