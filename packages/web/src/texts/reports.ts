// Written by `npm run registers`.
import * as english from './en-us/reports.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/reports.ts'))
