import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { jobPaperPages } from '../../pages.ts'
import { hasTabRoom, labelLayout } from '../../wire/label.ts'

const ids = z.array(z.int().positive()).max(500)

/**
 * Carriers' labels as one ZPL stream or one PDF, in the order asked for: all of each shipment, package by package, then
 * those named one by one. Only labels in force; refused with their names where a shipment has none. Counted as printed.
 */
export const PrintLabels = defineCall({
  group: 'Labels',
  name: 'PrintLabels',
  summary: "Carriers' labels as one file",
  access: { kind: 'signedIn', pages: jobPaperPages },
  effect: 'own',
  repeatable: true,
  quiet: true,
  ours: true,
  gives: 'file',
  query: z.object({}),
  body: z
    .object({
      shipmentIds: ids.default([]),
      labelIds: ids.default([]),
      /** All that a bulk job of one's own bought instead, in the order of its pick list, part by part (JobLabels). */
      bulkId: z.int().positive().optional(),
      part: z.int32().min(1).default(1),
      format: z.enum(['pdf', 'zpl']).default('pdf'),
      ...labelLayout,
      /** What has no label in force is passed over, as long as anything has one. */
      leaveOut: z.boolean().default(false),
    })
    .refine(
      ({ shipmentIds, labelIds, bulkId }) => shipmentIds.length + labelIds.length > 0 !== (bulkId !== undefined),
      {
        path: ['shipmentIds'],
      },
    )
    .refine(hasTabRoom, { path: ['tab'] }),
  reply: z.object({}),
})
