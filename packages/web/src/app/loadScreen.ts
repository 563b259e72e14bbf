import { CHUNK_TIMEOUT_SECONDS } from '@waybill/contract/constants.ts'
import type { ComponentType } from 'react'
import { textsReady } from '../texts/texts.ts'

/** A screen's code that did not arrive: too slow, or gone after an update. Reloading mends both. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded'
}

/** @throws ScreenNotLoaded after 120 seconds (specification §8), or when the file is not there any more. */
export async function loadScreen(load: () => Promise<ComponentType>): Promise<ComponentType> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScreenNotLoaded('timeout')), CHUNK_TIMEOUT_SECONDS * 1000)
  })
  try {
    return await Promise.race([withTexts(load), tooLate])
  } catch (error) {
    throw error instanceof ScreenNotLoaded ? error : new ScreenNotLoaded(String(error))
  } finally {
    clearTimeout(timer)
  }
}

/** A screen registers its texts as it loads: in another language than English they are on their way then. */
async function withTexts(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const screen = await load()
  await textsReady()
  return screen
}
