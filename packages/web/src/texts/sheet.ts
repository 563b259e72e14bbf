// Written by `npm run registers`.
import * as english from './en-us/sheet.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/sheet.ts'))
