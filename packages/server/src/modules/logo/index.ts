export { logoUrlOf } from '../../identity/logos.ts'
