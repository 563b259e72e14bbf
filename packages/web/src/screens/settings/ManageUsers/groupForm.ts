import type { WirePageGroup } from '@waybill/contract/wire/member.ts'
import { z } from 'zod'
import { pageRights, rightsOf, rightsSaved } from './memberForm.ts'

export const groupSchema = z.object({
  GroupName: z.string().trim().min(1).max(60),
  demandsFactor: z.boolean(),
  rights: z.partialRecord(z.string(), z.enum(pageRights)),
})
export type GroupValues = z.output<typeof groupSchema>

export const groupValues = (group: WirePageGroup | null): GroupValues => ({
  GroupName: group?.GroupName ?? '',
  demandsFactor: group?.demandsFactor ?? false,
  rights: rightsOf(group?.pageList ?? null, group?.lookList ?? ''),
})

/** What is saved of a group: all pages are no list, so that one which comes later is open, too. */
export function groupSaved({ GroupName, demandsFactor, rights }: GroupValues) {
  const { pages, looksAt } = rightsSaved({ from: 'own', GroupID: '', rights, seesPrices: true, docks: [] })
  const isAll = Object.values(rights).every(right => right !== 'none')
  return { GroupName, demandsFactor, pages: isAll ? null : pages, looksAt }
}
