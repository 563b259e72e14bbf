// Written by `npm run registers`.
import * as english from './en-us/audit.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/audit.ts'))
