// Written by `npm run registers`.
import * as english from './en-us/printDocuments.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/printDocuments.ts'))
