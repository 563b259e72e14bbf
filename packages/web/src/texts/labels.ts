// Written by `npm run registers`.
import * as english from './en-us/labels.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/labels.ts'))
