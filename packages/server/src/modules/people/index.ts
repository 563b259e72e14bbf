export { activate, type ChangeOfOther, changeMember, invite, listPeople } from './managing.ts'
