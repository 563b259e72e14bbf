// Written by `npm run registers`.
import * as english from './en-us/laneHistory.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/laneHistory.ts'))
