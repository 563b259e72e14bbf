import '../../texts/trade.ts'
import type { WireBulkRow } from '@waybill/contract/wire/bulk.ts'
import { issuesText } from '../../texts/issueFields.ts'
import { said, saidRefusal } from '../../texts/said.ts'

/** Why a row could not be done, with the fields that keep it from it, or what is left to do of it. */
export function rowWords({ code, words, issues }: Pick<WireBulkRow, 'code' | 'words' | 'issues'>): string {
  if (code === '') return said(words ?? '')
  return [saidRefusal(code, words ?? ''), issuesText(issues)].filter(part => part !== '').join(' ')
}
