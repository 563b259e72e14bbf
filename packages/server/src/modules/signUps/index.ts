export { signUpsWaiting } from './operator.ts'
