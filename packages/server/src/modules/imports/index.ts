import type { Handlers } from '../../handler.ts'
import type { ModuleWork } from '../../jobs/work.ts'
import { discardImport } from './DiscardImport.ts'
import { exportImportReport } from './ExportImportReport.ts'
import { fixImportRows } from './FixImportRows.ts'
import { getImport } from './GetImport.ts'
import { getImportRows } from './GetImportRows.ts'
import { addressIntegration, insertItem, uploadOrderFile } from './insertFiles.ts'
import { pendingOrder } from './PendingOrder.ts'
import { runImport } from './RunImport.ts'
import { stopImport } from './StopImport.ts'
import { sweepImports } from './sweepImports.ts'
import { updateMappedColumns } from './UpdateMappedColumns.ts'
import { workImport } from './workImport.ts'

export { forgetMappings, mappingsOfSources, ownWriting, type SourceMapping } from './sourceMappings.ts'
export { type ArrivedFile, type UploadGiven, uploadImport } from './uploadImport.ts'

export const importWork: Pick<ModuleWork, 'import' | 'sweepImports'> = { import: workImport, sweepImports }

export const importHandlers = {
  AddressIntegration: addressIntegration,
  DiscardImport: discardImport,
  ExportImportReport: exportImportReport,
  FixImportRows: fixImportRows,
  GetImport: getImport,
  GetImportRows: getImportRows,
  InsertItem: insertItem,
  PendingOrder: pendingOrder,
  RunImport: runImport,
  StopImport: stopImport,
  UpdateMappedColumns: updateMappedColumns,
  UploadOrderFile: uploadOrderFile,
} satisfies Partial<Handlers>
