// Written by `npm run registers`.
import * as english from './en-us/dashboard.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/dashboard.ts'))
