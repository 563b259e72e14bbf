// Written by `npm run registers`.
import * as english from './en-us/benchmark.ts'
import { registerTexts } from './texts.ts'

registerTexts(english, () => import('./es-es/benchmark.ts'))
