import type { Handlers } from '../../handler.ts'
import { deleteView } from './DeleteView.ts'
import { getSavedViews } from './GetSavedViews.ts'
import { saveListColumns } from './SaveListColumns.ts'
import { saveView } from './SaveView.ts'

export const listHandlers = {
  DeleteView: deleteView,
  GetSavedViews: getSavedViews,
  SaveListColumns: saveListColumns,
  SaveView: saveView,
} satisfies Partial<Handlers>
