// Written by `npm run registers`.
import * as english from './en-us/parcel.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/parcel.ts'))
