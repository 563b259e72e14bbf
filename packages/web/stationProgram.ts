import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * The program of a station (`packages/station`) as one file beside the app, `dist/station.mjs`: Node 22 runs it with nothing
 * else installed.
 */
export const stationProgram: Plugin = {
  name: 'station-program',
  apply: 'build',
  async closeBundle() {
    await build({
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true, target: 'node' },
      build: {
        ssr: at('../station/src/main.ts'),
        outDir: at('./dist'),
        emptyOutDir: false,
        target: 'node22',
        minify: false,
        rolldownOptions: { output: { format: 'es', entryFileNames: 'station.mjs', codeSplitting: false } },
      },
    })
  },
}
