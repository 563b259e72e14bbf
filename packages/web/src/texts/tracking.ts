// Written by `npm run registers`.
import * as english from './en-us/tracking.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/tracking.ts'))
