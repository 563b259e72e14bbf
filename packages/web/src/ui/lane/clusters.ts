/** Something at a place of a picture. */
export interface Placed<Item> {
  readonly x: number
  readonly y: number
  readonly item: Item
}

export interface Cluster<Item> {
  readonly x: number
  readonly y: number
  readonly items: readonly Item[]
}

/** Puts together what stands nearer to each other than `apart`, each with the first that is near enough. A cluster stands where its first one is. */
export function clustersIn<Item>(placed: readonly Placed<Item>[], apart: number): readonly Cluster<Item>[] {
  const clusters: { x: number; y: number; items: Item[] }[] = []
  for (const { x, y, item } of placed) {
    const near = clusters.find(one => Math.hypot(one.x - x, one.y - y) < apart)
    if (near === undefined) clusters.push({ x, y, items: [item] })
    else near.items.push(item)
  }
  return clusters
}
