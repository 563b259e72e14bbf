// Written by `npm run registers`.
import * as english from './en-us/stops.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/stops.ts'))
