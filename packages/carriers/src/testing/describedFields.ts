import { parse } from 'yaml'
import { readable } from './openApi.ts'
import { published } from './published.ts'

type Json = Readonly<Record<string, unknown>>

const asObject = (given: unknown): Json => (typeof given === 'object' && given !== null ? (given as Json) : {})
const asList = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [])

const documents = new Map<string, Json>()

function documentIn(file: string): Json {
  const known = documents.get(file) ?? asObject(parse(readable(published(file)), { maxAliasCount: -1 }))
  documents.set(file, known)
  return known
}

/** What a schema's reference names, and under which name; the schema itself where it has none. */
function resolved(document: Json, schema: Json): readonly [schema: Json, names: readonly string[]] {
  const reference = schema.$ref
  if (typeof reference !== 'string') return [schema, []]
  const found = reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, name) => asObject(at)[name], document)
  const [whole, names] = resolved(document, asObject(found))
  return [whole, [reference, ...names]]
}

/** All that is said of each field of a request, by the field's place: `Shipment.Package[].Description`, `query:city`. */
export function describedFields([file, path, method]: readonly [string, string, string]): ReadonlyMap<string, string> {
  const document = documentIn(file)
  const operation = asObject(asObject(asObject(document.paths)[path])[method])
  if (Object.keys(operation).length === 0) throw new Error(`${file} has no ${method} ${path}`)
  const fields = new Map<string, string>()
  const say = (at: string, description: unknown): void => {
    const said = typeof description === 'string' ? description.replaceAll(/<[^>]+>|\s+/g, ' ') : ''
    fields.set(at, `${fields.get(at) ?? ''} ${said}`.trim())
  }
  function walk(given: unknown, at: string, around: readonly string[]): void {
    const [schema, names] = resolved(document, asObject(given))
    if (names.some(name => around.includes(name))) return
    const inside = [...around, ...names]
    const said = new Set([asObject(given).description, schema.description])
    if (at !== '') for (const one of said) say(at, one)
    for (const part of ['allOf', 'oneOf', 'anyOf']) for (const one of asList(schema[part])) walk(one, at, inside)
    for (const [name, one] of Object.entries(asObject(schema.properties))) {
      walk(one, at === '' ? name : `${at}.${name}`, inside)
    }
    if (schema.items !== undefined) walk(schema.items, `${at}[]`, inside)
  }
  for (const given of asList(operation.parameters)) {
    const [{ in: place, name, description }] = resolved(document, asObject(given))
    say(`${place}:${name}`, description)
  }
  const [body] = resolved(document, asObject(operation.requestBody))
  const [content] = Object.values(asObject(body.content))
  walk(asObject(content).schema, '', [])
  return fields
}
