/** `{ Items: [{ Weight: { type } }] }` → `Items.0.Weight`: the names of the fields that are wrong. */
export function namesOfErrors(errors: object, at = ''): readonly string[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null) return []
    const isError = 'type' in value && typeof value.type === 'string'
    return isError ? [`${at}${key}`] : namesOfErrors(value, `${at}${key}.`)
  })
}

const named = (form: HTMLFormElement): readonly HTMLElement[] => [...form.querySelectorAll<HTMLElement>('[name]')]

const nameOf = (element: HTMLElement): string => element.getAttribute('name') ?? ''

/** Whether the form shows a field of this name now. */
export const hasField = (form: HTMLFormElement | null, name: string): boolean =>
  form !== null && named(form).some(element => nameOf(element) === name)

/** The first of these fields, as they stand on the page. */
export const firstField = (form: HTMLFormElement | null, names: readonly string[]): HTMLElement | undefined =>
  form === null ? undefined : named(form).find(element => names.includes(nameOf(element)))

/** The first field that is marked wrong. */
export const firstInvalid = (form: HTMLFormElement | null): HTMLElement | null | undefined =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')

const fieldNamed = (form: HTMLFormElement | null, name: string): HTMLElement | undefined =>
  form === null ? undefined : named(form).find(element => nameOf(element) === name)

/** What the page calls a field: the words of its label. */
export function labelOf(form: HTMLFormElement | null, name: string): string {
  const field = fieldNamed(form, name)
  const labels = field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.labels : null
  const label = labels?.[0] ?? (field instanceof HTMLTextAreaElement ? field.labels[0] : undefined)
  return label?.textContent?.replace(/\s*\*\s*$/, '') ?? name
}

/** A value as its field would show it: the words of a choice instead of its code. */
export function shownAs(form: HTMLFormElement | null, name: string, value: unknown): string {
  const field = fieldNamed(form, name)
  const option = field instanceof HTMLSelectElement ? [...field.options].find(one => one.value === value) : undefined
  if (option !== undefined) return option.text
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' && value !== null ? Object.values(value).filter(Boolean).join(', ') : String(value)
}
