/** What is used of the inside of a font as the font reader has it; it declares no types. */
export type ReadFont = { readonly _layoutEngine?: { readonly engine?: { readonly GPOSProcessor?: Positioner } } }
type Positioner = { applyAnchor: (mark: { readonly markAnchor: unknown }, base: unknown, at: number) => void }

const known = new WeakSet<Positioner>()

/**
 * Lets a font have letters without a place for some marks, as OpenType allows (GPOS, anchors that are NULL). The font
 * reader throws at them; such a mark now stays where it was. Without GPOS, letters of Bengali fall apart.
 */
export function allowMissingAnchors(font: ReadFont): void {
  const positioner = font._layoutEngine?.engine?.GPOSProcessor
  if (!positioner || known.has(positioner)) return
  known.add(positioner)
  const apply = positioner.applyAnchor.bind(positioner)
  positioner.applyAnchor = (mark, base, at) => {
    if (base && mark.markAnchor) apply(mark, base, at)
  }
}
