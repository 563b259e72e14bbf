// Written by `npm run registers`.
import * as english from './en-us/upsReady.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/upsReady.ts'))
