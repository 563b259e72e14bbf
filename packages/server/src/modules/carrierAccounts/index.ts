export { keepAccount } from './keepAccount.ts'
