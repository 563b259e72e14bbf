import { LOGO_MAX_BYTES, LOGO_PIXELS_MAX, LOGO_SIDE_MAX } from '@waybill/contract/constants.ts'

export interface Chosen {
  readonly name: string
  /** As a `data:` address. */
  readonly data: string
  /** It is not the file itself: it was made smaller, or turned into PNG. */
  readonly isMade: boolean
}

/** By how much a picture of that many pixels is made smaller so that it keeps to the limits; 1: not at all. */
export const scaleToFit = (width: number, height: number): number =>
  Math.min(1, LOGO_SIDE_MAX / Math.max(width, height), Math.sqrt(LOGO_PIXELS_MAX / (width * height)))

const taken = ['image/png', 'image/jpeg']

const dataOf = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(blob)
  })

/** Draws a picture anew as PNG, smaller by a scale; null where this browser can't. */
async function drawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(picture.width * scale))
  canvas.height = Math.max(1, Math.floor(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise(done => canvas.toBlob(done, 'image/png'))
}

/** Halvings that are tried until the bytes keep to their limit, too. */
const TRIES = 4

/**
 * The picture of a file as it can be kept. One that this browser can't read goes as it is: the server says what is wrong
 * with it.
 */
export async function fitPicture(file: File): Promise<Chosen> {
  const asItIs = async () => ({ name: file.name, data: await dataOf(file), isMade: false })
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return asItIs()
  let scale = scaleToFit(picture.width, picture.height)
  if (scale === 1 && file.size <= LOGO_MAX_BYTES && taken.includes(file.type)) return asItIs()
  for (let n = 0; n < TRIES; n++, scale /= 2) {
    const made = await drawn(picture, scale)
    if (made === null) break
    if (made.size <= LOGO_MAX_BYTES)
      return { name: file.name.replace(/(\.\w+)?$/, '.png'), data: await dataOf(made), isMade: true }
  }
  return asItIs()
}
