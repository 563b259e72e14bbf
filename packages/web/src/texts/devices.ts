// Written by `npm run registers`.
import * as english from './en-us/devices.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/devices.ts'))
