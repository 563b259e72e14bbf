import { newPaper, type Paper } from '@waybill/documents'

/** What pdfkit was asked to draw: the method, and what it was given. */
type Operation = readonly [method: keyof Paper, given: readonly unknown[]]

const methods: readonly (keyof Paper)[] = [
  ...(['addPage', 'font', 'text', 'image', 'rect', 'ellipse', 'moveTo', 'lineTo', 'closePath'] as const),
  ...(['addContent', 'lineWidth', 'fillColor', 'fill', 'stroke', 'save', 'restore', 'rotate'] as const),
]

/** Bars that were written in one piece, as pdfkit is asked for them: one by one. */
const barsOf = ([content]: readonly unknown[]): readonly Operation[] =>
  typeof content === 'string'
    ? content.split('\n').map(bar => ['rect', bar.split(' ').slice(0, 4).map(Number)] as const)
    : [['addContent', [content]]]

const called = (paper: Paper, method: keyof Paper, given: readonly unknown[]): unknown =>
  Reflect.apply(paper[method] as () => unknown, paper, given)

/** Everything that a drawing asks of pdfkit, in order; what pdfkit asks of itself is not in it. */
export function operationsOf(draw: (paper: Paper) => void): readonly Operation[] {
  const paper = newPaper('Recorded')
  const operations: Operation[] = []
  let isInside = false
  for (const method of methods) {
    const own = paper[method] as () => unknown
    Object.defineProperty(paper, method, {
      value: (...given: unknown[]) => {
        if (isInside) return Reflect.apply(own, paper, given)
        operations.push(...(method === 'addContent' ? barsOf(given) : [[method, given] as const]))
        isInside = true
        try {
          return Reflect.apply(own, paper, given)
        } finally {
          isInside = false
        }
      },
    })
  }
  draw(paper)
  paper.end()
  return operations
}

const wordsOf = ([method, [words]]: Operation): string | null =>
  method === 'text' && typeof words === 'string' ? words : null

/**
 * The recorded drawings so many times. What stands on nearly all papers stays; what is a shipment's own ends in another
 * letter in each copy, so that pdfkit meets a word as often for the first time as it does in ours.
 */
export function copiesOf(
  recorded: readonly (readonly Operation[])[],
  copies: number,
): readonly (readonly Operation[])[] {
  const counts = new Map<string, number>()
  for (const operation of recorded.flat()) {
    const words = wordsOf(operation)
    if (words !== null) counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  const copied = (operation: Operation, copy: number): Operation => {
    const words = wordsOf(operation)
    if (words === null || copy === 0 || (counts.get(words) ?? 0) * OFTEN > recorded.length) return operation
    return ['text', [`${words.slice(0, -1)}${String.fromCharCode(FIRST_LETTER + copy)}`, ...operation[1].slice(1)]]
  }
  return Array.from({ length: copies }, (_, copy) =>
    recorded.map(operations => operations.map(operation => copied(operation, copy))),
  ).flat()
}

const OFTEN = 20
const FIRST_LETTER = 65

/** Bare pdfkit on the same pages: the same texts, lines and bars at places that are known already. */
export function drawBare(title: string, drawings: Iterable<readonly Operation[]>): Promise<Uint8Array> {
  const paper = newPaper(title)
  const chunks: Buffer[] = []
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk))
    paper.on('end', () => resolve(Buffer.concat(chunks)))
    paper.on('error', reject)
  })
  for (const operations of drawings) for (const [method, given] of operations) called(paper, method, given)
  paper.end()
  return bytes
}
