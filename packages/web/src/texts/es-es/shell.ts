export * from './frame.ts'
export * from './messages.ts'
export * from './names.ts'
export * from './parts.ts'
