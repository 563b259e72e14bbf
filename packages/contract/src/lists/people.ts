import { z } from 'zod'
import { defineList, fileCall, listCall } from '../list.ts'
import { memberStates, wireMember, wirePageGroup } from '../wire/member.ts'

const stateWords = { active: 'Active', invited: 'Invited', inactive: 'Inactive' } as const

/** The people of the company, with what they may open. */
export const list = defineList(wireMember, {
  name: 'people',
  calls: {
    group: 'LogIn',
    list: 'GetPeople',
    file: 'ExportPeople',
    summary: 'People of the company',
    pages: ['ManageUsers'],
  },
  rows: 'people',
  key: 'UserId',
  columns: {
    name: {
      label: 'people.name',
      sortable: true,
      writes: [
        ['FirstName', 'First name'],
        ['LastName', 'Last name'],
      ],
    },
    Email: { label: 'people.email', sortable: true, writes: [['Email', 'E-mail']] },
    Title: { label: 'people.jobTitle', writes: [['Title', 'Title']] },
    GroupName: { label: 'people.group', sortable: true, writes: [['GroupName', 'Group']] },
    pageList: {
      label: 'people.pages',
      writes: [
        ['pageList', 'Pages'],
        ['lookList', 'Looks only at'],
      ],
    },
    BookingLimit: {
      label: 'people.booking',
      writes: [
        ['MayBook', 'May book'],
        ['BookingLimit', 'Booking limit'],
        ['BookingLimitCurrency', 'Currency'],
      ],
    },
    state: { label: 'people.state', writes: [['state', 'State', stateWords]] },
    lastSeenAt: { label: 'people.lastSeen', sortable: true, writes: [['lastSeenAt', 'Last seen', 'day']] },
  },
  sort: 'name',
  order: 'asc',
  filters: {
    states: { kind: 'many', label: 'people.state', values: memberStates },
    groups: { kind: 'many', label: 'people.group', longest: 20 },
  },
  file: { name: 'people', currency: 'BookingLimitCurrency' },
})

export const GetPeople = listCall(list, {
  /** The groups of the company: choices of the filter and of the form. */
  groups: z.array(wirePageGroup),
  /** Own docks that somebody can be held to. */
  docks: z.array(z.object({ addressId: z.int(), name: z.string() })),
  /** Requests for accounts that wait; null for whoever does not decide them. */
  signUps: z.int().nullable(),
})

export const ExportPeople = fileCall(list)
