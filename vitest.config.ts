import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], pool: 'threads', isolate: false } },
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], pool: 'threads', isolate: false } },
      {
        test: { name: 'documents', include: ['packages/documents/src/**/*.test.ts'], pool: 'threads', isolate: false },
      },
      { test: { name: 'web', include: ['packages/web/src/**/*.test.ts'], pool: 'threads', isolate: false } },
    ],
  },
})
