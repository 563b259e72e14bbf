// Written by `npm run registers`.
import * as english from './en-us/people.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/people.ts'))
