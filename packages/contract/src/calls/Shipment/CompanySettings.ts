import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { settingSections } from '../../setting.ts'
import { settingValues } from '../../settings/index.ts'

const sectionName = z.enum(settingSections)

/** The company's settings, read (without `change`) or a part of the page saved. */
export const CompanySettings = defineCall({
  group: 'Shipment',
  name: 'CompanySettings',
  summary: 'Settings of the company',
  access: { kind: 'signedIn', pages: ['Company'] },
  effect: 'write',
  looks: { without: 'change' },
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    change: z
      .object({
        section: sectionName,
        /** The version of the part that was seen. */
        version: z.int32().min(0),
        /** What is to change; settings that are left out stay. */
        values: settingValues.partial(),
      })
      .optional(),
  }),
  reply: z.object({
    values: settingValues,
    /** Of each part: it grows with every setting that is changed. */
    versions: z.record(sectionName, z.int32()),
    /** Days that hold where the company says none. */
    installation: z.object({
      ratesDays: z.int(),
      importRowsDays: z.int(),
      printJobsDays: z.int(),
      reportRunsDays: z.int(),
    }),
    /** Where answers of carriers and mailed orders come in, as the installation says; blank: no mailbox is read. */
    mailroom: z.string(),
  }),
})
