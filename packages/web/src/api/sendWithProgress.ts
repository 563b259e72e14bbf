/**
 * `fetch` for a POST whose body takes a while: it tells how much has left, which `fetch` cannot.
 * @throws the signal's reason when it was aborted, TypeError when the server was not reached.
 */
export function sendWithProgress(
  address: string,
  given: {
    readonly headers: Headers
    readonly body: XMLHttpRequestBodyInit | null
    readonly signal: AbortSignal
    readonly onProgress: (part: number) => void
  },
): Promise<Response> {
  const { headers, body, signal, onProgress } = given
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = (): void => request.abort()
    request.open('POST', address)
    request.responseType = 'blob'
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.addEventListener('progress', event => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => reject(new TypeError('not reached')))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    signal.addEventListener('abort', abort)
    request.send(body)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return new Response(request.response, { status: request.status, headers })
}
