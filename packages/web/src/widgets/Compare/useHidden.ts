import { type RefObject, useEffect, useState } from 'react'

/** How many of the columns stand outside the right edge of the box that scrolls them. */
export function useHidden(box: RefObject<HTMLElement | null>, columns: number): number {
  const [hidden, setHidden] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns stand elsewhere
  useEffect(() => {
    const { current } = box
    if (current === null) return
    const look = (): void => {
      const edge = current.getBoundingClientRect().right
      const heads = [...current.querySelectorAll('thead th')]
      setHidden(heads.filter(head => head.getBoundingClientRect().right > edge + 1).length)
    }
    const resized = new ResizeObserver(look)
    resized.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      resized.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [box, columns])
  return hidden
}
