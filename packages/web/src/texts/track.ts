// Written by `npm run registers`.
import * as english from './en-us/track.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/track.ts'))
