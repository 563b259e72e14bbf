// Written by `npm run registers`.
import * as english from './en-us/exchange.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/exchange.ts'))
