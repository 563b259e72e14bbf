import { createServer } from 'node:http'
import { partsOf } from '../usps/multipart.ts'
import type { Recorded } from './openApi.ts'

/** An answer in several parts as one object: what a part says, or what stands in it. */
function jsonOf(headers: Headers, answer: string): string {
  const parts = partsOf({ headers, bytes: Buffer.from(answer, 'latin1') })
  if (parts === null) return answer
  const read = (text: string): unknown => (text.startsWith('{') ? JSON.parse(text) : text)
  return JSON.stringify(Object.fromEntries(parts.map(({ name, bytes }) => [name, read(bytes.toString())])))
}

/** Stands before a network and keeps all that goes to and fro, as it went. */
export async function startRecording(target: string) {
  const recorded: Recorded[] = []
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const parts: Buffer[] = []
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
      const body = Buffer.concat(parts).toString()
      const { host: _, connection: __, 'content-length': ___, ...rest } = request.headers
      const headers = rest as Record<string, string>
      const method = request.method ?? 'GET'
      const answered = await fetch(target + (request.url ?? ''), {
        ...{ method, headers },
        ...(body === '' ? {} : { body }),
      })
      const answer = await answered.text()
      const type = answered.headers.get('content-type') ?? 'application/json'
      const etag = answered.headers.get('etag')
      const { pathname, search: query } = new URL(request.url ?? '', target)
      const form = request.headers['content-type']?.includes('form') === true ? 'form' : 'json'
      recorded.push({
        method,
        path: pathname,
        query,
        headers,
        form,
        body,
        status: answered.status,
        answer: jsonOf(answered.headers, answer),
      })
      response.writeHead(answered.status, { 'content-type': type, ...(etag === null ? {} : { etag }) }).end(answer)
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
