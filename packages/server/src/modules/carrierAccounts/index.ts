export { addParcelAccount, hasParcelAccount } from './addParcelAccount.ts'
export { keepAccount } from './keepAccount.ts'
