/** A page that says what it is: a sample, not for shipment. */
export async function paper(title: string, lines: readonly string[]): Promise<Buffer> {
  // Loaded with the first paper: a start does not wait for it.
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({ size: 'LETTER', margin: 54 })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<Buffer>(ended => document.on('end', () => ended(Buffer.concat(parts))))
  document.fontSize(22).fillColor('#b00020').text('SAMPLE, NOT FOR SHIPMENT')
  document.moveDown().fillColor('black').fontSize(16).text(title)
  document.moveDown().fontSize(11)
  for (const line of lines) document.text(line)
  document.end()
  return done
}
