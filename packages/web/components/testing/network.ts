import { respond } from './wire.ts'

const isOurs = (address: URL): boolean => address.pathname.startsWith('/api/')
const here = (address: string | URL): URL => new URL(address, window.location.origin)

const outside = window.fetch.bind(window)

/** Until the answer is there or the caller has given up. */
const unlessAborted = <T>(answer: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
    answer.then(resolve, reject)
  })

window.fetch = (input, init) => {
  const address = here(input instanceof Request ? input.url : input)
  if (!isOurs(address)) return outside(input, init)
  const body = init?.body
  const known = typeof body === 'string' || body instanceof FormData ? body : null
  return unlessAborted(respond(address, known, new Headers(init?.headers)), init?.signal)
}

/** Uploads go another way, because `fetch` does not tell how much has left. */
class MadeUpRequest extends EventTarget {
  readonly upload = new EventTarget()
  response: Blob | null = null
  status = 0
  #address = here('/')
  #sent = new Headers()
  #headers = new Headers()
  #isOver = false

  open(_method: string, address: string): void {
    this.#address = here(address)
  }

  setRequestHeader(name: string, value: string): void {
    this.#sent.set(name, value)
  }

  getAllResponseHeaders(): string {
    return [...this.#headers].map(([name, value]) => `${name}: ${value}`).join('\r\n')
  }

  abort(): void {
    this.#end('abort')
  }

  send(body: FormData | string | null): void {
    void this.#answer(body)
  }

  async #answer(body: FormData | string | null): Promise<void> {
    try {
      const response = await respond(this.#address, body, this.#sent)
      this.status = response.status
      this.#headers = response.headers
      this.response = await response.blob()
      this.#end('load')
    } catch {
      this.#end('error')
    }
  }

  #end(how: string): void {
    if (this.#isOver) return
    this.#isOver = true
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
}
window.XMLHttpRequest = MadeUpRequest as unknown as typeof XMLHttpRequest

/** As often as the server says that it is still there. */
const BEAT_MS = 30_000

let isSocketUp = true
const lines = new Set<MadeUpSocket>()

/** The line on which news come: it stands as soon as a key was shown. */
class MadeUpSocket extends EventTarget {
  static readonly OPEN = WebSocket.OPEN
  readyState: number = WebSocket.CONNECTING
  #beat = 0

  constructor() {
    super()
    lines.add(this)
    queueMicrotask(() => (isSocketUp ? this.#open() : this.drop()))
  }

  #open(): void {
    this.readyState = WebSocket.OPEN
    this.#beat = window.setInterval(() => this.hear({ topic: 'beat' }), BEAT_MS)
    this.dispatchEvent(new Event('open'))
  }

  send(text: string): void {
    if ('token' in JSON.parse(text)) queueMicrotask(() => this.hear({ topic: 'ready' }))
  }

  hear(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  close(): void {
    lines.delete(this)
    window.clearInterval(this.#beat)
    this.readyState = WebSocket.CLOSED
  }

  drop(): void {
    this.close()
    this.dispatchEvent(new CloseEvent('close', { code: 1011 }))
  }
}

const Socket = window.WebSocket
window.WebSocket = new Proxy(Socket, {
  construct: (target, [address, protocols]: [string | URL, string | string[] | undefined]) =>
    here(address).pathname === '/ws' ? new MadeUpSocket() : new target(address, protocols),
})

/** Says something to all who listen, as the server does when somebody changed something. */
export function tell(message: { readonly topic: string; readonly [field: string]: unknown }): void {
  for (const line of lines) line.hear(message)
}

/** From now on no line for news stands, until the test is over. */
export function takeSocketDown(): void {
  isSocketUp = false
  for (const line of lines) line.drop()
}

/** Lines for news are dialled again, and stand. */
export function putSocketUp(): void {
  isSocketUp = true
}

/** The next test finds lines of its own. */
export function closeSockets(): void {
  for (const line of lines) line.drop()
  isSocketUp = true
}
