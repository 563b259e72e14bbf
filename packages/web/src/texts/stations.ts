// Written by `npm run registers`.
import * as english from './en-us/stations.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/stations.ts'))
