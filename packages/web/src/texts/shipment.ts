// Written by `npm run registers`.
import * as english from './en-us/shipment.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/shipment.ts'))
