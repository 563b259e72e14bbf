// Written by `npm run registers`.
import * as english from './en-us/parcelScan.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/parcelScan.ts'))
