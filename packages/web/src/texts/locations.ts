// Written by `npm run registers`.
import * as english from './en-us/locations.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/locations.ts'))
