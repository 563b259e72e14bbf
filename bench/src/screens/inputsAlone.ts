import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'

const web = resolve(import.meta.dirname, '../../../packages/web')

const source = (inputs: number): string => `
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
function Field({ n }) {
  const [text, setText] = useState('')
  return createElement('input', { 'aria-label': String(n), value: text, onChange: event => setText(event.target.value) })
}
createRoot(document.getElementById('root')).render(Array.from({ length: ${inputs} }, (_, n) => createElement(Field, { key: n, n })))
`

/** A page of so many inputs in React alone, whole in one document. */
export async function inputsAlone(inputs: number): Promise<string> {
  // Inside the web package, so that it finds the same React.
  const folder = mkdtempSync(resolve(web, '.bench-'))
  const { NODE_ENV } = process.env
  try {
    writeFileSync(resolve(folder, 'page.js'), source(inputs))
    const built = await build({
      configFile: false,
      logLevel: 'error',
      root: folder,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { write: false, lib: { entry: resolve(folder, 'page.js'), formats: ['iife'], name: 'page' } },
    })
    const [first] = Array.isArray(built) ? built : [built]
    if (first === undefined || !('output' in first)) throw new Error('nothing was built')
    return `<!doctype html><title>inputs</title><h1>Inputs</h1><div id="root"></div><script>${first.output[0].code}</script>`
  } finally {
    // A build says that it is for production, and the products that are started after it would believe that.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
    rmSync(folder, { recursive: true, force: true })
  }
}
