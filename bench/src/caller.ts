import { Agent, request } from 'node:http'

export interface Answer {
  readonly status: number
  readonly token: string | undefined
  readonly bytes: Buffer
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

/** One POST over a kept-alive connection; reads the whole answer. @param from the loopback address it comes from */
export function post(
  url: string,
  body: unknown,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
  from?: string,
): Promise<Answer> {
  const payload = JSON.stringify(body)
  return new Promise((done, failed) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        ...(from === undefined ? {} : { localAddress: from }),
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      },
      response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            token: response.headers.token as string | undefined,
            bytes: Buffer.concat(chunks),
          }),
        )
      },
    )
    sent.on('error', failed)
    sent.end(payload)
  })
}

/** Signs in and calls with the newest key, as the browser does. */
export async function signIn(address: string, email: string, password: string) {
  const first = await post(`${address}/api/LogIn/Login`, { Email: email, Password: password })
  if (first.token === undefined) throw new Error(`no sign-in: ${first.bytes}`)
  let token = first.token
  return async (path: string, body: unknown, key?: string): Promise<Buffer> => {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    const answer = await post(`${address}/api/${path}`, body, token, headers)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.bytes}`)
    token = answer.token ?? token
    return answer.bytes
  }
}
