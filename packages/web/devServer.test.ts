import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createWeb, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devServer } from './devServer.ts'

let product: Server
let web: ViteDevServer
let address: string

beforeAll(async () => {
  product = createServer((request, response) => response.end(`the product: ${request.url}`))
  product.on('upgrade', (request, socket) =>
    socket.end(`HTTP/1.1 400 Bad Request\r\nconnection: close\r\nx-said: ${request.url}\r\n\r\n`),
  )
  product.listen(0, '127.0.0.1')
  await once(product, 'listening')
  const where = {
    product: `http://127.0.0.1:${(product.address() as AddressInfo).port}`,
    host: '127.0.0.1',
    port: 0,
    pageOf: (url: string) => (url.split('?')[0] === '/' ? 'login.html' : undefined),
  }
  // What a browser would load is not bundled: no page is run here.
  web = await createWeb({ ...devServer(where), optimizeDeps: { noDiscovery: true }, logLevel: 'error' })
  await web.listen()
  address = web.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
})

afterAll(async () => {
  await web.close()
  product.close()
})

const read = async (path: string): Promise<string> =>
  (await fetch(address + path, { headers: { accept: 'text/html' } })).text()

test.each(['/api/LogIn/Login', '/docs', '/openapi.json', '/station.mjs', '/station/bytes?job=1'])(
  '%s is answered by the product',
  async path => {
    expect(await read(path)).toBe(`the product: ${path}`)
  },
)

test.each([
  ['/?next=%2FTrack', '/src/login/main.tsx'],
  ['/Track', '/src/app/main.tsx'],
  ['/StationSetup', '/src/app/main.tsx'],
])('%s begins with %s', async (path, entry) => {
  expect(await read(path)).toContain(entry)
})

test('a socket of the product is reached', async () => {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
  const request = get(`${address}/ws?uniqueName=a`, {
    headers: { ...upgrade, 'sec-websocket-key': btoa('0'.repeat(16)) },
  })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  expect(response.headers['x-said']).toBe('/ws?uniqueName=a')
})

test('a module is served as its source stands', async () => {
  expect(await read('/src/login/main.tsx')).toContain('LoginPage')
})
