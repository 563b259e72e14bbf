interface Row {
  readonly exceptionId: number
}

/**
 * The rows to show: those of now, and of those before them the ones that are held, such as under an open form, where they
 * stood: after the nearest one above that is still there.
 */
export function stayInPlace<R extends Row>(
  before: readonly R[],
  now: readonly R[],
  held: ReadonlySet<number>,
): readonly R[] {
  const shown = [...now]
  const place = (id: number): number => shown.findIndex(({ exceptionId }) => exceptionId === id)
  for (const [index, row] of before.entries()) {
    if (!held.has(row.exceptionId) || place(row.exceptionId) >= 0) continue
    const above = before.slice(0, index).findLast(({ exceptionId }) => place(exceptionId) >= 0)
    shown.splice(above === undefined ? 0 : place(above.exceptionId) + 1, 0, row)
  }
  return shown
}
