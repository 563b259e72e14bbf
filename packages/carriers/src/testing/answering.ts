import { createServer } from 'node:http'

export interface Said {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export interface Answering {
  readonly url: string
  /** `POST /path`, in the order in which they came. */
  readonly asked: string[]
  close(): Promise<void>
}

/** A server that says what a test wants to hear, for answers that no carrier of the sandbox gives. */
export async function startAnswering(say: (asked: string, url: string) => Said): Promise<Answering> {
  const asked: string[] = []
  let url = ''
  const server = createServer((request, response) => {
    const what = `${request.method} ${request.url}`
    asked.push(what)
    request.resume().on('end', () => {
      const { status = 200, headers = {}, body = '' } = say(what, url)
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  url = `http://127.0.0.1:${address.port}`
  return {
    url,
    asked,
    close: () =>
      new Promise(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

export const apiErrorBody = (status: number, message: string): string =>
  JSON.stringify({
    httpStatusCode: status,
    httpMessage: message,
    errorMessage: message,
    errors: [{ severity: 'ERROR', message, diagnostic: '', source: 'SYSTEM' }],
    supportReferenceId: 'example',
  })
