import type { Handlers } from '../../handler.ts'
import { deleteDraft } from './DeleteDraft.ts'
import { getDrafts } from './GetDrafts.ts'
import { saveDraft } from './SaveDraft.ts'

export { dropDraft } from './dropDraft.ts'

export const draftHandlers = {
  DeleteDraft: deleteDraft,
  GetDrafts: getDrafts,
  SaveDraft: saveDraft,
} satisfies Partial<Handlers>
