export { type RelatedRow, relatedQuery } from './related.ts'
