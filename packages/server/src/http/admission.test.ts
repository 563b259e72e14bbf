import { expect, it } from 'vitest'
import { openAdmission } from './admission.ts'

it('lets in as many as it can work, has the next ones wait in line, and turns away the rest at once', async () => {
  const admit = openAdmission(1, 1)
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = admit(async () => {
    await gate.promise
    order.push('first')
  })
  const second = admit(async () => {
    order.push('second')
  })
  await expect(admit(async () => order.push('third'))).rejects.toMatchObject({ code: 'Unavailable' })
  gate.resolve()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
  await admit(async () => order.push('fourth'))
  expect(order.at(-1)).toBe('fourth')
})

it('gives the place back when the work fails', async () => {
  const admit = openAdmission(1, 0)
  await expect(admit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await admit(async () => 'in')).toBe('in')
})
