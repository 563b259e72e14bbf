/** How many calls that change something are on their way: the 'Processing your request' overlay reads this. */
let count = 0
const listeners = new Set<() => void>()

const move = (by: number): void => {
  count += by
  for (const listener of listeners) listener()
}

export const busyCount = (): number => count

export function onBusyChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export async function whileBusy<T>(work: Promise<T>): Promise<T> {
  move(1)
  try {
    return await work
  } finally {
    move(-1)
  }
}
