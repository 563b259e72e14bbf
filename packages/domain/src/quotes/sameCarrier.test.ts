import { expect, it } from 'vitest'
import { isOwnAddress } from './sameCarrier.ts'

it.each([
  ['Dispatch@roadrunner.example ', ['dispatch@roadrunner.example'], true],
  ['pat@roadrunner.example', ['', 'dispatch@Roadrunner.example'], true],
  ['pat@notroadrunner.example', ['dispatch@roadrunner.example'], false],
  ['pat@roadrunner.example', ['', 'nobody'], false],
  ['pat@gmail.com', ['roadrunner@gmail.com'], false],
  ['roadrunner@gmail.com', ['roadrunner@gmail.com'], true],
] as const)('%s is an address of the carrier with %j: %s', (address, known, own) => {
  expect(isOwnAddress(known, address)).toBe(own)
})
