import type { Handlers } from '../../handler.ts'
import { acceptPod } from './AcceptPOD.ts'
import { deleteFile } from './DeleteFile.ts'
import { displayFile } from './DisplayFile.ts'
import { fileUpload } from './FileUpload.ts'

export { storeFile } from './fileStore.ts'
export { judgeFile } from './fileTypes.ts'

export const fileHandlers = {
  AcceptPOD: acceptPod,
  DeleteFile: deleteFile,
  DisplayFile: displayFile,
  FileUpload: fileUpload,
} satisfies Partial<Handlers>
