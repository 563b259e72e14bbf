// Written by `npm run registers`.
import * as english from './en-us/stars.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/stars.ts'))
