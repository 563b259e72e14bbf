import bwipjs from 'bwip-js/node'

/** A QR code as an SVG drawing for a screen, on white with its quiet zone of four modules (ISO/IEC 18004). */
export const qrPicture = (text: string): string =>
  bwipjs.toSVG({ bcid: 'qrcode', text, scale: 4, padding: 8, backgroundcolor: 'ffffff' })
