import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './e2e/src/browser.ts'

// A machine that is busy with something else is no fault: what is waited for comes, or the test fails later.
const patient = { testTimeout: 120_000, hookTimeout: 120_000 }

/** Found from wherever a project has its root. */
const setup = fileURLToPath(new URL('packages/web/components/testing/setup.ts', import.meta.url))

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
          name: 'conditions',
          include: ['packages/conditions/src/**/*.test.ts'],
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
          expect: { poll: { timeout: 30_000 } },
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
      {
        extends: 'packages/web/vite.config.ts',
        root: 'packages/web',
        test: {
          name: 'components',
          include: ['components/**/*.test.ts'],
          setupFiles: setup,
          // One page for all files: what is loaded once is loaded for all. What a test leaves behind is cleared by its setup.
          isolate: false,
          fileParallelism: false,
          // After the others: Vitest runs projects of one worker and of several in turn.
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions,
              contextOptions: { reducedMotion: 'reduce', locale: 'en-US' },
              actionTimeout: 15_000,
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1440, height: 900 },
            screenshotFailures: false,
            // Names are found as in the journeys: by a part of them.
            locators: { exact: false },
            commands: { colorScheme: ({ page }, colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme }) },
          },
          ...patient,
          expect: { poll: { timeout: 15_000, interval: 20 } },
        },
      },
    ],
  },
})
