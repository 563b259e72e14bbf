/** So many pieces of an item in a box. */
export interface PickedContent {
  readonly itemCode: string
  readonly description: string
  readonly unit: string
  readonly quantity: number
}

/** A box with a label, by its number in the order in which labels come out of the printer. */
export interface PickedBox {
  readonly number: number
  readonly contents: readonly PickedContent[]
}

/** What is taken from the shelf at once, and into which boxes it goes. */
export interface PickedItem extends PickedContent {
  readonly boxes: readonly { readonly number: number; readonly quantity: number }[]
}

const byName = ({ itemCode, description, unit }: PickedContent): string => [itemCode, description, unit].join('\n')
/** The same item under one code is one line, however it was described. */
const keyOf = (one: PickedContent): string => (one.itemCode === '' ? byName(one) : `${one.itemCode}\n\n${one.unit}`)

/** Items summed over boxes, by code and then by description. */
export function pickedItems(boxes: readonly PickedBox[]): readonly PickedItem[] {
  const found = new Map<string, { first: PickedContent; quantity: number; boxes: Map<number, number> }>()
  for (const { number, contents } of boxes) {
    for (const one of contents) {
      if (one.quantity === 0) continue
      const key = keyOf(one)
      const item = found.get(key) ?? { first: one, quantity: 0, boxes: new Map<number, number>() }
      item.quantity += one.quantity
      item.boxes.set(number, (item.boxes.get(number) ?? 0) + one.quantity)
      found.set(key, item)
    }
  }
  return [...found.values()]
    .map(item => ({
      ...{ ...item.first, quantity: item.quantity },
      boxes: [...item.boxes].map(([number, quantity]) => ({ number, quantity })),
    }))
    .toSorted((a, b) => compare(byName(a), byName(b)))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Boxes of an item in few words: `1-3 (2 each), 7 (4)`; a single piece is not said. */
export function boxWords(boxes: PickedItem['boxes']): string {
  const runs: { from: number; to: number; quantity: number }[] = []
  for (const { number, quantity } of boxes) {
    const last = runs.at(-1)
    if (last !== undefined && last.to === number - 1 && last.quantity === quantity) last.to = number
    else runs.push({ from: number, to: number, quantity })
  }
  return runs
    .map(({ from, to, quantity }) => {
      const which = from === to ? String(from) : `${from}-${to}`
      if (quantity === 1) return which
      return `${which} (${quantity}${from === to ? '' : ' each'})`
    })
    .join(', ')
}
