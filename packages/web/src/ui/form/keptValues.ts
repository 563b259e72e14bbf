const keyFor = (name: string): string => `waybill.typed.${name}`

/** What was typed into a form, kept through a crash, a reload or a sign-in of this tab. Secrets are never kept. */
export function keptValues<V extends object>(name: string): Partial<V> {
  try {
    return JSON.parse(sessionStorage.getItem(keyFor(name)) ?? '{}') as Partial<V>
  } catch {
    return {}
  }
}

export const keepValues = (name: string, values: object): void =>
  sessionStorage.setItem(keyFor(name), JSON.stringify(values))

export const dropValues = (name: string): void => sessionStorage.removeItem(keyFor(name))
