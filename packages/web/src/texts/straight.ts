// Written by `npm run registers`.
import * as english from './en-us/straight.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/straight.ts'))
