import { zplText } from '../label/zplText.ts'
import { pdfOf } from '../page/paper.ts'

/** What a test page says: whose it is, and which printer it came from. */
export interface TestPage {
  readonly title: string
  readonly lines: readonly string[]
}

/** A 4 x 6 label at 203 dpi: a frame at the edge of what is printed shows what is cut off. */
export function testPageZpl({ title, lines }: TestPage): Buffer {
  const texts = [zplText(title, 60, 80, 70), ...lines.map((line, n) => zplText(line, 60, 200 + n * 60, 36))]
  const frame = '^FO12,12^GB788,1194,3^FS'
  const code = '^FO60,800^BY3^BCN,160,Y,N,N^FDTEST^FS'
  return Buffer.from(`^XA^CI28^PW812^LL1218^LH0,0${frame}${texts.join('')}${code}^XZ\n`)
}

/** A letter page with the same. */
export async function testPagePdf({ title, lines }: TestPage): Promise<Buffer> {
  const bytes = await pdfOf(title, paper => {
    paper.addPage()
    paper.fontSize(28).text(title, 72, 90)
    paper.fontSize(14)
    for (const [n, line] of lines.entries()) paper.text(line, 72, 150 + n * 26)
    paper.rect(36, 36, paper.page.width - 72, paper.page.height - 72).stroke()
  })
  return Buffer.from(bytes)
}
