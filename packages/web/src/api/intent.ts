/** One thing a person wants done once: the same body tried again keeps its key, another body is another intent. */
export interface Intent {
  readonly key: string
  readonly what: string
}

/** The intent of this press. `last` is the one whose outcome is still unknown, null when it was settled. */
export function intentFor(last: Intent | null, what: string, newKey: () => string): Intent {
  return last !== null && last.what === what ? last : { key: newKey(), what }
}
