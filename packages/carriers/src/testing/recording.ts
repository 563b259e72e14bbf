import { createServer } from 'node:http'
import type { Recorded } from './openApi.ts'

/** Stands before a network and keeps all that goes to and fro, as it went. */
export async function startRecording(target: string) {
  const recorded: Recorded[] = []
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const parts: Buffer[] = []
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
      const body = Buffer.concat(parts).toString()
      const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
      const method = request.method ?? 'GET'
      const answered = await fetch(target + (request.url ?? ''), {
        ...{ method, headers: headers as Record<string, string> },
        ...(body === '' ? {} : { body }),
      })
      const answer = await answered.text()
      const { pathname } = new URL(request.url ?? '', target)
      const form = request.headers['content-type']?.includes('form') === true ? 'form' : 'json'
      recorded.push({ method, path: pathname, form, body, status: answered.status, answer })
      response.writeHead(answered.status, { 'content-type': 'application/json' }).end(answer)
    }
    pass().catch(() => response.destroy())
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    recorded,
    close: () =>
      new Promise<void>(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
