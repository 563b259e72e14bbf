import { calls } from '@waybill/contract'
import { sentence } from '@waybill/domain'
import {
  buildFromOrders,
  cancelOrder,
  reopenOrder,
  revertSetItems as revertShipment,
} from '../../orderBuilding/index.ts'
import type { Action } from '../action.ts'
import { seenVersion } from './shipments.ts'

/** A shipment of each order; one that still lacks something says what. */
const buildShipments: Action = {
  call: calls.BuildFromOrders,
  list: 'orders',
  async act(given, { id, version }) {
    const { record, gaps } = await buildFromOrders(given, [{ orderId: id, version }])
    const { bolNumber: bol, shipmentId } = record
    if (record.status === 'Q') return { shipmentId, words: sentence('builtShipment', { bol }) }
    const items = [...new Set(gaps.map(({ item }) => item))].slice(0, 5).join(', ')
    const words = items === '' ? sentence('builtInSetItems', { bol }) : sentence('builtIncomplete', { bol, items })
    return { shipmentId, words }
  },
}

/** Gives each shipment back to the orders it was built from. */
const revertSetItems: Action = {
  call: calls.RevertSetItems,
  list: 'shipments',
  async act(given, row) {
    const input = { shipmentId: row.id, version: await seenVersion(given, row) }
    await revertShipment({ ...given, query: {}, input })
    return {}
  },
}

/** Cancels what of each order has not left; one on a shipment that was tendered says so. */
const cancelOrders: Action = {
  call: calls.SaveSalesOrder,
  list: 'orders',
  async act(given, { id, version }) {
    await cancelOrder(given, { orderId: id, version })
    return {}
  },
}

/** Opens what was cancelled of each order. */
const reopenOrders: Action = {
  call: calls.SaveSalesOrder,
  list: 'orders',
  async act(given, { id, version }) {
    await reopenOrder(given, { orderId: id, version })
    return {}
  },
}

export const orderActions = { buildShipments, revertSetItems, cancelOrders, reopenOrders }
