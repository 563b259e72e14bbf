export { dropDraft } from './dropDraft.ts'
