import type { Handlers } from '../../handler.ts'
import { acceptPod } from './AcceptPOD.ts'
import { deleteCarrierFile, displayCarrierFile, uploadCarrierFile } from './carrierFiles.ts'
import { deleteFile } from './DeleteFile.ts'
import { displayFile } from './DisplayFile.ts'
import { fileUpload } from './FileUpload.ts'

export { acceptedFile } from './acceptedFile.ts'
export { storeFile, wireFileOf } from './fileStore.ts'
export { judgeFile } from './fileTypes.ts'
export { makeRoomForFile } from './shipmentFiles.ts'

export const fileHandlers = {
  AcceptPOD: acceptPod,
  DeleteCarrierFile: deleteCarrierFile,
  DeleteFile: deleteFile,
  DisplayCarrierFile: displayCarrierFile,
  DisplayFile: displayFile,
  FileUpload: fileUpload,
  UploadCarrierFile: uploadCarrierFile,
} satisfies Partial<Handlers>
