import type { Handlers } from '../../handler.ts'
import { previewLabel } from './PreviewLabel.ts'
import { printLabels } from './PrintLabels.ts'

export { chosenLabels } from './chosenLabels.ts'
export { laidOut } from './laidOut.ts'

export const labelPaperHandlers = {
  PreviewLabel: previewLabel,
  PrintLabels: printLabels,
} satisfies Partial<Handlers>
