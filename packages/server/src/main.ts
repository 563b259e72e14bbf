import { keepCompiledModules } from './moduleCache.ts'

keepCompiledModules()
const { beginEmbedded } = await import('./beginEmbedded.ts')
beginEmbedded()
await import('./serve.ts')
