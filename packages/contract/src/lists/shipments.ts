import { exceptionNames, modeNames, paymentNames, statusNames } from '@waybill/domain'
import { defineList } from '../list.ts'
import { wireShipmentRow } from '../wire/shipmentRow.ts'

const termsWords = { P: paymentNames.prepaid, C: paymentNames.collect, T: paymentNames.thirdParty }

/** Shipments of a tab, newest first (specification §7, GetShipmentList). */
export const list = defineList(wireShipmentRow, {
  name: 'track',
  rows: 'rows',
  key: 'shipmentId',
  columns: {
    BOLNumber: { label: 'track.bol', sortable: true, writes: [['BOLNumber', 'BOL']] },
    PRONumber: { label: 'track.pro', sortable: true, writes: [['PRONumber', 'PRO']] },
    consignee: {
      label: 'track.consignee',
      sortable: true,
      writes: [
        ['consignee', 'Consignee'],
        ['consigneeCity', 'Consignee city'],
        ['consigneeState', 'Consignee state'],
      ],
    },
    shipDate: { label: 'track.shipDate', sortable: true, writes: [['shipDate', 'Ship date']] },
    expected: { label: 'track.expected', writes: [['deliveryDate', 'Expected']] },
    pickup: {
      label: 'track.pickup',
      writes: [
        ['pickupFrom', 'Pickup from'],
        ['pickupTo', 'Pickup to'],
      ],
    },
    carrier: { label: 'track.carrier', sortable: true, writes: [['CarrierName', 'Carrier']] },
    orders: { label: 'track.orders', writes: [['orders', 'Orders']] },
    reference: { label: 'track.reference', writes: [['Reference1', 'Reference 1']] },
    references: {
      label: 'track.moreReferences',
      writes: [
        ['Reference2', 'Reference 2'],
        ['Reference3', 'Reference 3'],
      ],
    },
    scac: { label: 'track.scac', writes: [['CarrierSCAC', 'SCAC']] },
    mode: { label: 'shipment.mode', writes: [['shipMode', 'Mode']] },
    created: { label: 'track.created', sortable: true, writes: [['createdAt', 'Created', 'time']] },
    createdBy: { label: 'track.createdBy', writes: [['createdBy', 'Created by']] },
    from: {
      label: 'track.from',
      writes: [
        ['shipperCity', 'Shipper city'],
        ['shipperState', 'Shipper state'],
      ],
    },
    pickedUp: { label: 'track.pickedUp', writes: [['pickedUpOn', 'Picked up']] },
    delivered: { label: 'track.delivered', writes: [['deliveredOn', 'Delivered']] },
    weight: { label: 'track.weight', writes: [['Totalweight', 'Weight (lb)']] },
    units: { label: 'track.units', writes: [['TotalQuantity', 'Handling units']] },
    terms: { label: 'track.terms', writes: [['PaymentType', 'Terms', termsWords]] },
    amount: {
      label: 'track.amount',
      sortable: true,
      writes: [
        ['TotalCharge', 'Amount'],
        ['currency', 'Currency'],
      ],
    },
    days: { label: 'track.days', writes: [['serviceDays', 'Transit days']] },
    /** The worst first. */
    exception: { label: 'exceptions.worst', sortable: true, writes: [['exception', 'Exception', exceptionNames]] },
    status: { label: 'track.status', sortable: true, writes: [['shipmentStatus', 'Status', statusNames]] },
  },
  sort: 'created',
  order: 'desc',
  filters: {
    /** SCACs. */
    carriers: { kind: 'many', label: 'track.carrier', longest: 10 },
    /** Own docks that they leave or reach, by their number in the address book. */
    sites: { kind: 'many', label: 'track.site', longest: 15 },
    shipDate: { kind: 'dates', label: 'track.shipDate' },
    /** Days on which it really left and arrived, on the calendars of the two places. */
    pickedUp: { kind: 'dates', label: 'track.pickedUp' },
    delivered: { kind: 'dates', label: 'track.delivered' },
    /** Ends of the lane: a state, the first three characters of a postal code or all of it, else the beginning of a city. */
    from: { kind: 'text', label: 'track.from' },
    to: { kind: 'text', label: 'track.to' },
    /** The beginning of any of its numbers. */
    reference: { kind: 'text', label: 'track.anyReference' },
    consignee: { kind: 'text', label: 'track.consignee' },
    amount: { kind: 'amount', label: 'track.amount' },
    /** Of its amount. */
    currencies: { kind: 'many', label: 'track.currency', longest: 3 },
    modes: { kind: 'many', label: 'shipment.mode', values: modeNames },
    terms: { kind: 'many', label: 'track.terms', values: ['P', 'C', 'T'] },
    /** Days on the reader's calendar. */
    created: { kind: 'dates', label: 'track.created' },
    /** Not delivered though it should have been before today. */
    late: { kind: 'flag', label: 'track.late' },
    /** Exactly what a row of a report counts (`countedBy`). */
    counted: { kind: 'many', label: 'track.counted', longest: 300, whole: true },
  },
  file: { name: 'shipments', currency: 'currency' },
})
