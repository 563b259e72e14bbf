import { readJpeg } from './jpeg.ts'
import { type JudgedPicture, type PictureLimits, refused } from './picture.ts'
import { readPng } from './png.ts'

const looksLikeSvg = (bytes: Buffer): boolean => /<svg[\s>]/i.test(bytes.toString('latin1', 0, 4096))

/**
 * Reads a picture by what it is, whatever it is called. PNG and JPEG alone: papers can show no other, and an SVG drawing
 * may carry scripts.
 */
export async function readPicture(bytes: Buffer, limits: PictureLimits): Promise<JudgedPicture> {
  if (bytes[0] === 0x89) return readPng(bytes, limits)
  if (bytes[0] === 0xff) return readJpeg(bytes, limits)
  return refused({ code: looksLikeSvg(bytes) ? 'pictureSvg' : 'pictureType' })
}
