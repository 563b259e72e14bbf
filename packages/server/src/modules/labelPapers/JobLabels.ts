import type { JobLabels } from '@waybill/contract/calls/Labels/JobLabels.ts'
import type { Handler } from '../../handler.ts'
import { jobLabelsOf } from './jobBoxes.ts'

export const jobLabels: Handler<typeof JobLabels> = asked => jobLabelsOf(asked, asked.input.bulkId)
