import { nav, printDocuments, profileMenu } from './es-es/frame.ts'
import { login } from './es-es/login.ts'

/** What the specification asks of Spanish: sidebar, login card, print documents, profile menu. The rest stays English. */
export const esEs = { login, nav, profileMenu, printDocuments } as const
