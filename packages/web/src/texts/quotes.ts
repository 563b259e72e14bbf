// Written by `npm run registers`.
import * as english from './en-us/quotes.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/quotes.ts'))
