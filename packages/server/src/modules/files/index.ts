export { acceptedFile } from './acceptedFile.ts'
export { storeFile, wireFileOf } from './fileStore.ts'
export { judgeFile } from './fileTypes.ts'
export { makeRoomForFile } from './shipmentFiles.ts'
