// Written by `npm run registers`.
import * as english from './en-us/load.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/load.ts'))
