import { useEffect, useState } from 'react'

/** Which rows are ticked. Another question to the server clears it: nobody acts on rows that cannot be seen. */
export function useSelection(question: string) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the reason to clear
  useEffect(() => setChosen(new Set()), [question])
  const toggle = (id: string): void =>
    setChosen(now => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const toggleAll = (ids: readonly string[]): void =>
    setChosen(now => (ids.every(id => now.has(id)) ? new Set() : new Set(ids)))
  return { chosen, toggle, toggleAll, clear: () => setChosen(new Set()) }
}
