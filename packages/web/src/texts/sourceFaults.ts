// Written by `npm run registers`.
import * as english from './en-us/sourceFaults.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/sourceFaults.ts'))
