import { allImportPages } from '../calls/Imports/importPages.ts'
import { defineList, fileCall, listCall } from '../list.ts'
import { importKinds, importStates, wireImportRun } from '../wire/imports.ts'

const kindWords = { items: 'Items', addresses: 'Addresses' } as const
const stateWords = {
  ...{ mapping: 'Columns to check', staging: 'Reading', running: 'Working', stopped: 'Stopped', done: 'Done' },
  ...{ failed: 'Not readable', discarded: 'Discarded', undoing: 'Undoing', undone: 'Undone' },
} as const satisfies Record<(typeof importStates)[number], string>

/** Files that were imported, newest first, with what became of their rows. */
export const list = defineList(wireImportRun, {
  name: 'imports',
  calls: {
    group: 'Imports',
    list: 'GetImports',
    file: 'ExportImports',
    summary: 'Imported files',
    pages: allImportPages,
  },
  rows: 'imports',
  key: 'runId',
  columns: {
    name: { label: 'imports.file', sortable: true, writes: [['name', 'File']] },
    kind: { label: 'imports.kind', writes: [['kind', 'Kind', kindWords]] },
    createdAt: { label: 'imports.created', sortable: true, writes: [['createdAt', 'Uploaded', 'time']] },
    state: { label: 'imports.state', writes: [['state', 'State', stateWords]] },
    done: { label: 'imports.done', writes: [['done', 'Rows done']] },
    held: { label: 'imports.held', sortable: true, writes: [['held', 'Rows held']] },
    skipped: { label: 'imports.skipped', writes: [['skipped', 'Rows passed over']] },
    waiting: { label: 'imports.waiting', writes: [['waiting', 'Rows waiting']] },
    added: { label: 'imports.added', writes: [['added', 'Added']] },
    changed: { label: 'imports.changed', writes: [['changed', 'Changed']] },
    same: { label: 'imports.asTheyWere', writes: [['same', 'As they were']] },
    doubtful: { label: 'imports.doubtful', writes: [['doubtful', 'Worth a look']] },
    endedAt: { label: 'imports.ended', writes: [['endedAt', 'Ended', 'time']] },
  },
  sort: 'createdAt',
  order: 'desc',
  filters: {
    kinds: { kind: 'many', label: 'imports.kind', values: importKinds },
    states: { kind: 'many', label: 'imports.state', values: importStates },
    created: { kind: 'dates', label: 'imports.created' },
    /** Without discarded ones of which nothing may be undone any more. */
    withResults: { kind: 'flag', label: 'imports.withResults' },
  },
  file: { name: 'imports' },
})

export const GetImports = listCall(list, {})
export const ExportImports = fileCall(list)
