export { carrierAnswer } from '../../texts/es-es/carrierAnswer.ts'
export { carrierLetter } from '../../texts/es-es/carrierLetter.ts'
export { accessorials, packagings, serviceLevels } from '../../texts/es-es/freightNames.ts'
