export { loadAgreement } from './agreement.ts'
