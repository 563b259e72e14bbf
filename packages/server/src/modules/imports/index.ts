import type { ModuleWork } from '../../jobs/work.ts'
import { sweepImports } from './sweepImports.ts'
import { workImport } from './workImport.ts'

export { ordersAskedAbout } from './askedAbout.ts'
export { forgetMappings, mappingsOfSources, ownWriting, type SourceMapping } from './sourceMappings.ts'
export { type ArrivedFile, type UploadGiven, uploadImport } from './uploadImport.ts'

export const importWork: Pick<ModuleWork, 'import' | 'sweepImports'> = { import: workImport, sweepImports }
