/** A picture that any browser, mail reader and paper of ours can show. */
export interface Picture {
  readonly mime: 'image/png' | 'image/jpeg'
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** What draws it, and nothing else: no place, camera, comment or thumbnail, and nothing behind its end. */
  readonly bytes: Buffer
}

export interface PictureLimits {
  /** Pixels. */
  readonly side: number
  readonly pixels: number
}

/** Why a picture is not taken, as a code for its field. */
export type NoPicture =
  | { readonly code: 'pictureSvg' | 'pictureType' | 'pictureDamaged' }
  | { readonly code: 'pictureSide' | 'picturePixels'; readonly params: Readonly<Record<string, number>> }

export type JudgedPicture =
  | { readonly kind: 'taken'; readonly picture: Picture }
  | { readonly kind: 'refused'; readonly why: NoPicture }

export const refused = (why: NoPicture): JudgedPicture => ({ kind: 'refused', why })

/** Its size as the header states it, judged before anything is unpacked; null: it is within the limits. */
export function tooLarge(width: number, height: number, { side, pixels }: PictureLimits): JudgedPicture | null {
  if (width > side || height > side) return refused({ code: 'pictureSide', params: { width, height, side } })
  if (width * height > pixels) return refused({ code: 'picturePixels', params: { width, height, pixels } })
  return null
}
