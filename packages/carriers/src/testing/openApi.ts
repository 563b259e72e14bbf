import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { parse } from 'yaml'
import { published } from './published.ts'

type Json = Readonly<Record<string, unknown>>

/** How a carrier's published descriptions are read. */
export interface Described {
  /** Files beside the checkout. */
  readonly documents: readonly string[]
  /** Where the descriptions give lengths and limits that their own samples break, these are left out. */
  readonly leavesLengths: boolean
  /** What the carrier's own samples break, each as the start of a finding and why it is none. */
  readonly known: readonly (readonly [start: string, why: string])[]
}

/** One request and its answer, as they went over the wire. */
export interface Recorded {
  readonly method: string
  /** Without the query. */
  readonly path: string
  /** With its question mark; blank where there is none. */
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly form: 'json' | 'form'
  readonly body: string
  readonly status: number
  readonly answer: string
}

const limits = new Set(['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'])
/** Words of OpenAPI that are no schema's, or that schemas of these carriers hold wrongly. */
const prose = new Set(['example', 'examples', 'format', 'default', 'xml', 'discriminator', 'externalDocs', 'pattern'])

/** A schema without what is not checked: a property of such a name stays one. */
function relaxed(given: unknown, leavesLengths: boolean, isNames = false): unknown {
  if (Array.isArray(given)) return given.map(one => relaxed(one, leavesLengths))
  if (typeof given !== 'object' || given === null) return given
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => isNames || !(prose.has(name) || (leavesLengths && limits.has(name))))
      // Older descriptions say by yes and no that a limit is left out itself.
      .filter(([name, value]) => isNames || !(limits.has(name) && typeof value === 'boolean'))
      .map(([name, value]) => [name, relaxed(value, leavesLengths, !isNames && namesProperties.has(name))]),
  )
}

const namesProperties = new Set(['properties', 'schemas', 'paths', 'responses'])

const objectOf = (given: unknown): Json => (typeof given === 'object' && given !== null ? (given as Json) : {})

/** The schemas of a body, the whole one first: of several, others are samples or the same question another way. */
function schemasOf(holder: unknown, document: Json): readonly unknown[] {
  const content = Object.entries(objectOf(objectOf(holder).content))
  const schema = objectOf(objectOf(content[0]?.[1]).schema)
  const ref = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  const named = ref === undefined ? schema : objectOf(objectOf(objectOf(document.components).schemas)[ref])
  return Array.isArray(named.oneOf) ? named.oneOf : [named]
}

/** A path of a description as one that may be found at the end of another. */
const patternOf = (template: string): RegExp =>
  new RegExp(`${template.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)

const readBody = (text: string, form: Recorded['form']): unknown =>
  form === 'form' ? Object.fromEntries(new URLSearchParams(text)) : text === '' ? undefined : JSON.parse(text)

const inWords = ({ instancePath, message = '', params }: ErrorObject): string => {
  const place = instancePath.replaceAll(/\/\d+/g, '[]').replaceAll('/', '.').slice(1)
  const allowed = 'allowedValues' in params ? `: ${String(params.allowedValues)}` : ''
  return `${place} ${message}${allowed}`
}

/** Quoted texts over several lines that stand no deeper than their key, as one published file has them, on one line. */
export const readable = (text: string): string =>
  text.replaceAll(/^( +\w+: '[^'\n]*)\n((?:[^'\n]*\n)*[^'\n]*')$/gm, (_, first: string, more: string) =>
    [first, ...more.split('\n').map(line => line.trim())].join(' '),
  )

/** Opens a carrier's descriptions; what it returns says what of an exchange is not as they have it. */
export function openDescriptions({ documents, leavesLengths, known }: Described) {
  const read = documents.map(file => relaxed(parse(readable(published(file))), leavesLengths) as Json)
  const ajvs = read.map(document => {
    const ajv = new Ajv({ strict: false, coerceTypes: 'array', allErrors: true, validateFormats: false })
    return ajv.addSchema({ $id: 'description', components: document.components })
  })
  const compiled = new Map<string, ValidateFunction>()

  function found({ method, path }: Recorded) {
    for (const [index, document] of read.entries()) {
      for (const [template, item] of Object.entries(objectOf(document.paths))) {
        const operation = objectOf(item)[method.toLowerCase()]
        if (operation !== undefined && patternOf(template).test(path)) {
          return { index, document, template: `${method} ${template}`, operation: objectOf(operation) }
        }
      }
    }
    return null
  }

  /** What a body is not of the schema that it is meant for: of the first, unless it fits another one. */
  function fewest(where: NonNullable<ReturnType<typeof found>>, part: string, holder: unknown, value: unknown) {
    const all = schemasOf(holder, where.document).map((schema, at) => findings(where, part, at, schema, value))
    return all.find(one => one.length === 0) ?? all[0] ?? []
  }

  function findings(
    where: NonNullable<ReturnType<typeof found>>,
    part: string,
    at: number,
    schema: unknown,
    value: unknown,
  ) {
    const key = `${where.index} ${where.template} ${part} ${at}`
    const ajv = ajvs[where.index]
    const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"description#/components/')) as Json
    const validate = compiled.get(key) ?? ajv?.compile(local)
    if (validate === undefined) throw new Error(`${key} has no description`)
    compiled.set(key, validate)
    if (validate(structuredClone(value))) return []
    const errors = (validate.errors ?? []).map(error => `${part} ${inWords(error)}`)
    return errors.filter(error => !known.some(([start]) => error.startsWith(start)))
  }

  return (exchange: Recorded): readonly string[] => {
    const where = found(exchange)
    if (where === null) {
      const nowhere = `${exchange.method} ${exchange.path} is described nowhere`
      return known.some(([start]) => nowhere.startsWith(start)) ? [] : [nowhere]
    }
    const { requestBody, responses } = where.operation
    const answered = objectOf(responses)[String(exchange.status)]
    const given = readBody(exchange.body, exchange.form)
    const asked = given === undefined ? [] : fewest(where, 'request', requestBody, given)
    if (answered === undefined) return [...asked, `${exchange.status} is no answer of ${where.template}`]
    return [...asked, ...fewest(where, `answer ${exchange.status}`, answered, readBody(exchange.answer, 'json'))]
  }
}
