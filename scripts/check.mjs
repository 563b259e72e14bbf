// What can be said of the code without running it, side by side.
import { run, step } from './run.mjs'

const checks = {
  'style and directions': ['biome', ['check', '--error-on-warnings', '.']],
  types: ['tsc', ['-b']],
  'dead code': ['knip', ['--no-progress']],
  'journeys that lean on nothing': ['node', ['scripts/journeys.mjs', '--check']],
  'registers as their folders stand': ['node', ['scripts/registers.mjs', '--check']],
  'the specification beside the product': ['node', ['coverage/src/main.ts', '--check']],
}

const done = await Promise.all(
  Object.entries(checks).map(([name, [command, args]]) => step(name, () => run(command, args, { apart: true }))),
)
process.exit(done.every(Boolean) ? 0 : 1)
