import { brokenBy, type Condition, type ConditionedCall, isMet, type Json } from '@waybill/conditions'

type Change = (value: unknown) => unknown

/** A request with the value of a field changed in the first row of each list around it. */
function changed(given: unknown, [step, ...rest]: readonly string[], change: Change): unknown {
  if (step === undefined) return change(given)
  const holder = typeof given === 'object' && given !== null ? (given as Json) : {}
  const name = step.replaceAll('[]', '')
  const value = holder[name]
  if (!step.endsWith('[]')) return { ...holder, [name]: changed(value, rest, change) }
  const [first, ...others] = value === undefined ? [] : [value].flat()
  return { ...holder, [name]: [changed(first, rest, change), ...others] }
}

/** Values that may break a rule. One of undefined is not sent. */
function attempts({ rule }: Condition): readonly unknown[] {
  switch (rule.is) {
    case 'required':
      return [undefined]
    case 'forbidden':
      return ['', 'X', {}, { MonetaryValue: '1' }, ['X']]
    case 'oneOf':
      return ['ZZ']
    case 'noneOf':
      return rule.values
    case 'shaped':
      return ['!', '0', 'X'.repeat(60), 'Gift']
    case 'agreed':
      return [undefined, '0', 'ZZ', 99_999, [{}, {}, {}]]
  }
}

/**
 * A request that breaks a row and no other one.
 * @param by how requests are made to break rows that no value in their field breaks alone
 * @returns null where none of the requests can be made to
 */
export function breaking(
  call: ConditionedCall,
  row: Condition,
  requests: readonly Json[],
  by: Readonly<Record<string, (body: Json) => Json>>,
): { readonly request: Json; readonly broken: Json } | null {
  const own = by[row.field]
  for (const request of requests.filter(body => isMet(row, body))) {
    const tries = attempts(row).map(value => changed(request, row.field.split('.'), () => value) as Json)
    for (const broken of own === undefined ? tries : [own(request), ...tries]) {
      const sent = JSON.parse(JSON.stringify(broken)) as Json
      const found = brokenBy(call, sent)
      if (found.length === 1 && found[0] === row) return { request, broken: sent }
    }
  }
  return null
}

/** A request with other values at places outside of lists. */
export const withValues = (body: Json, values: Readonly<Record<string, unknown>>): Json =>
  Object.entries(values).reduce((made, [path, value]) => changed(made, path.split('.'), () => value) as Json, body)
