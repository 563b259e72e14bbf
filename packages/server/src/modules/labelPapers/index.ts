import type { Handlers } from '../../handler.ts'
import { jobLabels } from './JobLabels.ts'
import { pickList } from './PickList.ts'
import { previewLabel } from './PreviewLabel.ts'
import { printLabels } from './PrintLabels.ts'

export { chosenLabels, labelsOfJob } from './chosenLabels.ts'
export { laidOut } from './laidOut.ts'

export const labelPaperHandlers = {
  JobLabels: jobLabels,
  PickList: pickList,
  PreviewLabel: previewLabel,
  PrintLabels: printLabels,
} satisfies Partial<Handlers>
