import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { expect, it } from 'vitest'
import { forget } from './useCall.ts'

it('asks again when the news came while the first answer was still under way', async () => {
  const client = new QueryClient()
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let asked = 0
  const observer = new QueryObserver(client, {
    queryKey: ['/api/Shipment/ShipmentDetails', 1],
    queryFn: () => answers[asked++]?.promise ?? 'never',
  })
  const stop = observer.subscribe(() => {})
  const forgotten = forget(client, ShipmentDetails)
  answers[0]?.resolve('reserved')
  answers[1]?.resolve('refused')
  await forgotten
  expect(observer.getCurrentResult().data).toBe('refused')
  stop()
})
