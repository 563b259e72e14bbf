/** Reads and writes the little XML that the network speaks. */

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string): string => text.replace(/[&<>]/g, letter => escapes[letter] ?? '')

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** What stands in each element of a name, whatever its prefix. */
export function allIn(xml: string, name: string): readonly string[] {
  const found = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([\\s\\S]*?)</(?:\\w+:)?${name}>`, 'g'))
  return [...found].map(([, inner = '']) => inner)
}

/** The text of the first element of a name; blank where there is none. */
export const textIn = (xml: string, name: string): string => plain(allIn(xml, name)[0] ?? '').trim()

export const tag = (name: string, text: string | number): string => `<${name}>${escaped(String(text))}</${name}>`

export const envelope = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`

export const fault = (words: string): string =>
  envelope(`<soapenv:Fault><faultcode>soapenv:Client</faultcode>${tag('faultstring', words)}</soapenv:Fault>`)
