/** A gate before answers: open, until it is held. */
export function holding() {
  let gate: Promise<void> = Promise.resolve()
  return {
    passed: () => gate,
    /** @returns opens it again */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
  }
}
