/** `0026-11-27` → `2026-11-27`: what a browser's date field makes of a year typed with two digits; null for any other. */
export const mendedYear = (value: string): string | null => (/^00\d{2}-/.test(value) ? `20${value.slice(2)}` : null)

const dated: ReadonlySet<string> = new Set(['date', 'datetime-local'])

/** Writes a value as typing does, so that whoever holds it hears of it. */
function write(field: HTMLInputElement, value: string): void {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  property?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * A year of two digits is of this century in every date field of the page, as soon as the field is left or Enter is pressed in it:
 * while it is typed, 26 may be the beginning of 2600.
 */
export function mendYears(page: Document): void {
  const mend = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement) || !dated.has(target.type)) return
    const mended = mendedYear(target.value)
    if (mended !== null) write(target, mended)
  }
  page.addEventListener('focusout', mend, true)
  page.addEventListener('keydown', event => event.key === 'Enter' && mend(event), true)
}
