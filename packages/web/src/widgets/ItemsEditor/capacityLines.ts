import type { CapacityWarning } from '@waybill/domain'

/** A warning, and the lines of freight that it is about where it is about lines. */
export interface Told {
  readonly warning: CapacityWarning
  readonly lines: readonly number[]
}

/** Lines of one size that is too long are told of together. */
export function together(warnings: readonly CapacityWarning[]): readonly Told[] {
  const told = new Map<string, Told>()
  for (const warning of warnings) {
    const key = `${warning.code} ${JSON.stringify(warning.params)}`
    const line = 'at' in warning ? [Number(warning.at.split('.')[1]) + 1] : []
    told.set(key, { warning, lines: [...(told.get(key)?.lines ?? []), ...line] })
  }
  return [...told.values()]
}

/** `1–14, 16`: numbers in a row as one range. */
export function listed(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const n of numbers) {
    const last = ranges.at(-1)
    if (last?.to === n - 1) last.to = n
    else ranges.push({ from: n, to: n })
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}
