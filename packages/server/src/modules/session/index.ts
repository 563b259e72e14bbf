export { login } from './Login.ts'
export { userDetails } from './userDetails.ts'
