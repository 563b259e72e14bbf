import type { Condition, LeftOut, Place } from './condition.ts'

type When = (place: Place) => boolean

/** Writes rows about the fields under a place of a request. */
export function rowsUnder(path: string) {
  const row = (field: string, rule: Condition['rule'], source: string, when?: When, code?: string): Condition => ({
    ...{ field: path === '' ? field : `${path}.${field}`, rule, source },
    ...(when === undefined ? {} : { when }),
    ...(code === undefined ? {} : { code }),
  })
  return {
    required: (field: string, source: string, when?: When, code?: string) =>
      row(field, { is: 'required' }, source, when, code),
    forbidden: (field: string, source: string, when?: When, code?: string) =>
      row(field, { is: 'forbidden' }, source, when, code),
    oneOf: (field: string, values: readonly string[], source: string, when?: When, code?: string) =>
      row(field, { is: 'oneOf', values }, source, when, code),
    noneOf: (field: string, values: readonly string[], source: string, when?: When, code?: string) =>
      row(field, { is: 'noneOf', values }, source, when, code),
    shaped: (field: string, as: RegExp, source: string, when?: When, code?: string) =>
      row(field, { is: 'shaped', as }, source, when, code),
    agreed: (
      field: string,
      fits: (value: unknown, place: Place) => boolean,
      source: string,
      when?: When,
      code?: string,
    ) => row(field, { is: 'agreed', fits }, source, when, code),
  }
}

/** Fields under a place of a request that have no row. */
export const fieldsUnder = (path: string, why: string, fields: string, areSent?: true): LeftOut => ({
  why,
  fields: fields
    .trim()
    .split(/\s+/)
    .map(field => (path === '' ? field : `${path}.${field}`)),
  ...(areSent === undefined ? {} : { areSent }),
})
