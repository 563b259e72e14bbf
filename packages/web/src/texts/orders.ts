// Written by `npm run registers`.
import * as english from './en-us/orders.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/orders.ts'))
