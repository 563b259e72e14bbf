/**
 * Where what is typed into a letter stays until it is sent: in this tab alone, over reloads. Where nothing can be kept it
 * lasts as long as the page.
 */
export function noteFor(name: string) {
  const key = `waybill.typed.${name}`
  return {
    remembered(): string {
      try {
        return sessionStorage.getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    remember(text: string): void {
      try {
        if (text === '') sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, text)
      } catch {
        // Storage is full or forbidden.
      }
    },
  }
}
