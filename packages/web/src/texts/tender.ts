// Written by `npm run registers`.
import * as english from './en-us/tender.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/tender.ts'))
