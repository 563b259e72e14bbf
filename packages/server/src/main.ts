import { keepCompiledModules } from './moduleCache.ts'

keepCompiledModules()
await import('./serve.ts')
