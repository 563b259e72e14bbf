import type { FieldIssue } from '@waybill/contract/messages.ts'

/** `body.Items.0.Weight` → `Items.0.Weight`; issues that stand at no field of the form come back as `elsewhere`. */
export function placeIssues(
  issues: readonly FieldIssue[],
  isField: (path: string) => boolean,
): {
  readonly atFields: readonly (FieldIssue & { readonly path: string })[]
  readonly elsewhere: readonly FieldIssue[]
} {
  const placed = issues.map(issue => ({ ...issue, path: issue.at.replace(/^(body|query)\./, '') }))
  return {
    atFields: placed.filter(issue => isField(issue.path)),
    elsewhere: issues.filter((_, i) => !isField(placed[i]?.path ?? '')),
  }
}
