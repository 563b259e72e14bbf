import type { FieldIssue } from '@waybill/contract/messages.ts'

/** `body.Items.0.Weight` → `Items.0.Weight`; `body.item.SKU` → `SKU`, `body.item.Hazmat.UNNumber` → `UNNumber` in a form of it. */
function pathOf(at: string, isField: (path: string) => boolean): string | null {
  const path = at.replace(/^(body|query)\./, '')
  const parts = path.split('.')
  return parts.map((_, i) => parts.slice(i).join('.')).find(isField) ?? null
}

/** Issues at their fields; those that stand at no field of the form come back as `elsewhere`. */
export function placeIssues(
  issues: readonly FieldIssue[],
  isField: (path: string) => boolean,
): {
  readonly atFields: readonly (FieldIssue & { readonly path: string })[]
  readonly elsewhere: readonly FieldIssue[]
} {
  const atFields = issues.flatMap(issue => {
    const path = pathOf(issue.at, isField)
    return path === null ? [] : [{ ...issue, path }]
  })
  return { atFields, elsewhere: issues.filter(issue => pathOf(issue.at, isField) === null) }
}
