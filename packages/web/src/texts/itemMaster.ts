// Written by `npm run registers`.
import * as english from './en-us/itemMaster.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/itemMaster.ts'))
