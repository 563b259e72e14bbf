import { LABEL_DOTS, type LabelStock, labelStocks } from '@waybill/domain'
import { type Drawing, drawTogether } from '../merge.ts'
import { labelPictures } from './pictures.ts'

const points = (dots: number): number => (dots / LABEL_DOTS.perInch) * 72

/** No day of drawing is written into labels: the same ones are the same bytes whenever they are printed. */
const NO_DAY = new Date(0)

/** So many labels are drawn ahead of the page that takes them. */
const AHEAD = 8

/**
 * Labels in ZPL, as `onStock` gave them, as one PDF: a page of the stock's size each, dot for dot what a thermal head burns.
 * @throws {UnreadableLabel}
 */
export function parcelLabelsPdf(title: string, labels: readonly string[], stock: LabelStock): Promise<Uint8Array> {
  const size: [number, number] = [points(LABEL_DOTS.width), points(labelStocks[stock])]
  async function* drawings(): AsyncGenerator<Drawing> {
    const ahead: Promise<readonly Uint8Array[]>[] = []
    const askNext = (zpl: string | undefined): void => {
      if (zpl === undefined) return
      const asked = labelPictures(zpl, stock)
      // One that fails is heard of in its turn.
      asked.catch(() => {})
      ahead.push(asked)
    }
    for (const zpl of labels.slice(0, AHEAD)) askNext(zpl)
    for (let i = 0; i < labels.length; i++) {
      const pictures = (await ahead.shift()) ?? []
      askNext(labels[i + AHEAD])
      for (const picture of pictures) {
        yield paper => {
          paper.addPage({ size, margin: 0 })
          paper.image(Buffer.from(picture), 0, 0, { width: size[0], height: size[1] })
        }
      }
    }
  }
  return drawTogether(title, drawings(), NO_DAY)
}
