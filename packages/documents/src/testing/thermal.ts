import { bars } from '../barcode/linear.ts'

/** A barcode field of a ZPL format, measures in dots. */
type Field = {
  readonly x: number
  readonly y: number
  readonly module: number
  readonly height: number
  readonly mode: string
  readonly text: string
}

const FIELD = /\^FO(\d+),(\d+)\^BY(\d+)\^BCN,(\d+),Y,N,N,([AD])\^FD([^^]*)\^FS/g

/** The barcode fields of a format: `^BC` in mode A (Code 128, sets chosen by the printer) or D (GS1-128, brackets left out). */
export const codesOf = (zpl: string): readonly Field[] =>
  Array.from(zpl.matchAll(FIELD), ([, x, y, module, height, mode = '', text = '']) => {
    return { x: Number(x), y: Number(y), module: Number(module), height: Number(height), mode, text }
  })

/** What a thermal head burns of a format's barcodes, dot by dot, as a portable grey map. */
export function burnt(zpl: string): Uint8Array<ArrayBuffer> {
  const size = /\^PW(\d+)\^LL(\d+)/.exec(zpl)
  const [width, height] = [Number(size?.[1]), Number(size?.[2])]
  const dots = Buffer.alloc(width * height, 255)
  for (const field of codesOf(zpl)) {
    let x = field.x
    bars({ symbology: field.mode === 'D' ? 'gs1-128' : 'code128', text: field.text }).forEach((bar, i) => {
      const end = x + bar * field.module
      // Dots beyond the head are lost, as on paper.
      for (let y = field.y; i % 2 === 0 && y < Math.min(height, field.y + field.height); y++)
        dots.fill(0, y * width + Math.min(x, width), y * width + Math.min(end, width))
      x = end
    })
  }
  return new Uint8Array(Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), dots]))
}
