/** The first step with one of these wrong fields; null when none of them stands in a step. */
export function stepOf(
  steps: readonly { readonly fields: readonly string[] }[],
  wrong: readonly string[],
): number | null {
  const at = steps.findIndex(({ fields }) =>
    wrong.some(name => fields.some(field => name === field || name.startsWith(`${field}.`))),
  )
  return at === -1 ? null : at
}
