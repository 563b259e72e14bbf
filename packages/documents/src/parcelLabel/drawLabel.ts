import { parentPort } from 'node:worker_threads'
import { LABEL_DOTS } from '@waybill/domain'
import { ready } from 'zpl-renderer-js'

/** Labels in ZPL, to be drawn on a stock of this length in dots. */
export interface ToDraw {
  readonly zpl: string
  readonly length: number
}

/** Pictures (PNG, a grey byte a dot), one for each label that was printed. */
export type Drawn = { readonly pictures: readonly Uint8Array[] } | { readonly failed: string }

/** Of the 203 head, whose millimetre has exactly so many. */
const DOTS_PER_MM = 8

const port = parentPort
port?.on('message', async ({ zpl, length }: ToDraw) => {
  const answer = (drawn: Drawn): void => port.postMessage(drawn)
  try {
    const { api } = await ready
    const inMm = (dots: number): number => dots / DOTS_PER_MM
    const drawn = await api.zplToBase64MultipleAsync(zpl, inMm(LABEL_DOTS.width), inMm(length), DOTS_PER_MM)
    answer({ pictures: drawn.map(picture => new Uint8Array(Buffer.from(picture, 'base64'))) })
  } catch (error) {
    answer({ failed: String(error) })
  }
})
