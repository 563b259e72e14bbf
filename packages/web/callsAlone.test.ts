import { resolve } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { callsAlone } from './callsAlone.ts'

/** What a page that makes one call would load. */
async function builtWith(call: string): Promise<string> {
  const entry = 'virtual:page'
  const from = resolve(import.meta.dirname, `../contract/src/calls/${call}.ts`)
  const name = call.split('/')[1]
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      callsAlone,
      {
        name: 'page',
        resolveId: id => (id === entry ? entry : null),
        load: id =>
          id === entry ? `import { ${name} } from ${JSON.stringify(from)}; globalThis.made = ${name}` : null,
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: entry } },
  })
  const [{ output }] = (Array.isArray(result) ? result : [result]) as { output: { code?: string }[] }[]
  return (output ?? []).map(({ code = '' }) => code).join('')
}

it.each(['Utils/ReportVitals', 'Shipment/GetShipmentList', 'Shipment/Pickup', 'LogIn/LogOut'])(
  '%s comes without its schemas, and whole otherwise',
  async call => {
    const code = await builtWith(call)
    expect(code).not.toContain('ZodError')
    const made: { made?: Record<string, unknown> } = {}
    new Function('globalThis', code)(made)
    expect(`${made.made?.group}/${made.made?.name}`).toBe(call)
    expect(made.made?.effect).toMatch(/^(read|write|own)$/)
    expect(made.made).toHaveProperty('once')
    expect(made.made?.body).toBeUndefined()
  },
)
