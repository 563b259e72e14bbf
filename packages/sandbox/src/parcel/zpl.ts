/** Text that says nothing to a printer of labels: its command letters are spelled in hexadecimal. */
const field = (text: string): string =>
  text.replace(/[\^~_]/g, letter => `_${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** A line of text at dots from the left top, so many dots high. */
export const words = (x: number, y: number, height: number, text: string): string =>
  `^FO${x},${y}^A0N,${height},${Math.round(height * 0.9)}^FH_^FD${field(text)}^FS`

/** A Code 128 of dots high. */
export const code128 = (x: number, y: number, height: number, text: string, width = 3): string =>
  `^FO${x},${y}^BY${width}^BCN,${height},N,N,N^FD${text}^FS`

/** A PDF417 of modules three dots wide, in eight columns; `_1D` in the text is a byte in hexadecimal. */
export const pdf417 = (x: number, y: number, text: string): string => `^FO${x},${y}^BY3,3^B7N,12,4,8^FH_^FD${text}^FS`

export const rule = (y: number): string => `^FO20,${y}^GB772,3,3^FS`

/** A label of 4 by 6 inches at 203 dpi that says what it is: a sample. */
export const label4x6 = (...parts: readonly string[]): Buffer =>
  Buffer.from(
    ['^XA^CI28^PW812^LL1218^LH0,0', ...parts, words(150, 1170, 30, 'SAMPLE, NOT FOR SHIPMENT'), '^XZ'].join('\n'),
  )
