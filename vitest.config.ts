import { defineConfig } from 'vitest/config'

// A machine that is busy with something else is no fault: what is waited for comes, or the test fails later.
const patient = { testTimeout: 40_000, hookTimeout: 40_000 }

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'domain',
          include: ['packages/domain/src/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['packages/contract/src/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'carriers',
          include: ['packages/carriers/src/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'sandbox',
          include: ['packages/sandbox/src/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'documents',
          include: ['packages/documents/src/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'station',
          include: ['packages/station/src/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: 'packages/server/src/testing/globalSetup.ts',
          pool: 'threads',
          isolate: false,
          ...patient,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], pool: 'threads', isolate: false, ...patient },
      },
      {
        test: { name: 'coverage', include: ['coverage/src/**/*.test.ts'], pool: 'threads', isolate: false, ...patient },
      },
      {
        test: {
          name: 'web',
          include: ['packages/web/*.test.ts', 'packages/web/{src,checks}/**/*.test.ts'],
          setupFiles: 'packages/web/src/texts/testing.ts',
          ...patient,
          pool: 'threads',
          isolate: false,
        },
      },
    ],
  },
})
