import { existsSync, readFileSync } from 'node:fs'

/** Where carriers' published documents lie beside the checkout, when they are there. */
const folder = new URL('../../../../../shared/carriers/', import.meta.url)

export const isPublished = (name: string): boolean => existsSync(new URL(name, folder))

export const published = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

/** A row of a list of fields: which of the two ways, the field's place, its type, whether it is required. */
export interface PublishedField {
  readonly part: string
  readonly field: string
  readonly type: string
  readonly required: boolean
}

/** The first columns of a list of fields; what follows them is prose. */
export const publishedFields = (name: string): readonly PublishedField[] =>
  published(name)
    .split('\n')
    .map(line => line.split(','))
    .filter(cells => cells.length > 3)
    .map(([part = '', field = '', type = '', required = '']) => ({ part, field, type, required: required === 'Y' }))

const isOfType = (value: unknown, type: string): boolean => {
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return type === '' || typeof value === type
}

/** What of a body is not as a list of fields has it: unknown fields, other types, required ones that are missing. */
export function breaches(body: unknown, fields: readonly PublishedField[], at = ''): readonly string[] {
  if (Array.isArray(body)) return body.flatMap(one => breaches(one, fields, `${at}[]`))
  if (typeof body !== 'object' || body === null) return []
  const given = body as Readonly<Record<string, unknown>>
  const prefix = at === '' ? '' : `${at}.`
  const inside = fields.filter(({ field }) => field.startsWith(prefix) && !/[.[]/.test(field.slice(prefix.length)))
  const missing = inside.filter(({ field, required }) => required && !(field.slice(prefix.length) in given))
  return [
    ...missing.map(({ field }) => `${field} is missing`),
    ...Object.entries(given).flatMap(([name, value]) => {
      const path = `${prefix}${name}`
      const known = fields.find(({ field }) => field === path)
      if (known === undefined) return [`${path} is unknown`]
      return isOfType(value, known.type) ? breaches(value, fields, path) : [`${path} is no ${known.type}`]
    }),
  ]
}
