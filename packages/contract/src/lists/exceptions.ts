import { exceptionKindNames, exceptionNames, exceptionSides } from '@waybill/domain'
import { z } from 'zod'
import { defineList, fileCall, listCall } from '../list.ts'
import { exceptionPages, exceptionStates, wireExceptionKind } from '../wire/exceptions.ts'

const wireException = z.object({
  exceptionId: z.int(),
  /** Counts what people did with it; whoever does something names the one that was seen. */
  version: z.int(),
  kind: wireExceptionKind,
  /** 1 to 3: how much worse it has become since it began. */
  level: z.int(),
  state: z.enum(exceptionStates),
  since: z.string(),
  /** What it is about, as its kind says. */
  subjectId: z.int(),
  /** Null: it is about a carrier. */
  shipmentId: z.int().nullable(),
  BOLNumber: z.string(),
  shipmentStatus: z.string(),
  consignee: z.string(),
  CarrierSCAC: z.string(),
  CarrierName: z.string(),
  assignedTo: z.int().nullable(),
  assignee: z.string(),
  snoozedUntil: z.string().nullable(),
  endedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  /** Who closed it, by name. */
  closedBy: z.string(),
  closeReason: z.string(),
  closeSide: z.string(),
  closeNote: z.string(),
})

/** What did not go as planned and is somebody's work, the worst first. */
export const list = defineList(wireException, {
  name: 'exceptions',
  calls: {
    group: 'Exceptions',
    list: 'GetExceptions',
    file: 'ExportExceptions',
    summary: 'What did not go as planned, the worst first',
    pages: exceptionPages,
  },
  rows: 'exceptions',
  key: 'exceptionId',
  columns: {
    urgency: { label: 'exceptions.kind', sortable: true, writes: [['kind', 'Kind', exceptionNames]] },
    BOLNumber: { label: 'exceptions.shipment', writes: [['BOLNumber', 'BOL']] },
    since: { label: 'exceptions.since', sortable: true, writes: [['since', 'Since', 'time']] },
    CarrierName: {
      label: 'exceptions.carrier',
      writes: [
        ['CarrierName', 'Carrier'],
        ['CarrierSCAC', 'SCAC'],
      ],
    },
    consignee: { label: 'exceptions.consignee', writes: [['consignee', 'Consignee']] },
    assignee: { label: 'exceptions.assignee', writes: [['assignee', 'Assigned to']] },
    state: {
      label: 'exceptions.state',
      writes: [
        ['state', 'State'],
        ['closeReason', 'Reason'],
        ['closeSide', 'Side'],
        ['closeNote', 'Note'],
      ],
    },
  },
  sort: 'urgency',
  order: 'asc',
  filters: {
    /** Numbers of exceptions: what became of those somebody still has before him. */
    ids: { kind: 'many', label: 'exceptions.title' },
    kinds: { kind: 'many', label: 'exceptions.kind', values: exceptionKindNames },
    states: { kind: 'many', label: 'exceptions.state', values: exceptionStates },
    sides: { kind: 'many', label: 'exceptions.side', values: exceptionSides },
    /** Numbers of people; `none`: nobody. */
    assignees: { kind: 'many', label: 'exceptions.assignee' },
    carriers: { kind: 'many', label: 'exceptions.carrier', longest: 4 },
    /** Numbers of own docks. */
    sites: { kind: 'many', label: 'exceptions.site' },
    since: { kind: 'dates', label: 'exceptions.since' },
  },
  file: { name: 'exceptions' },
})

export const GetExceptions = listCall(list, {})
export const ExportExceptions = fileCall(list)
