// Written by `npm run registers`.
import * as english from './en-us/addressCheck.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/addressCheck.ts'))
