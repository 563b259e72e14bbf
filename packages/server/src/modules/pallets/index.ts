import type { Handlers } from '../../handler.ts'
import { palletConfigData } from './getPalletConfigData.ts'
import { savePalletConfig } from './SavePalletConfig.ts'

export { ownPallets } from './palletRows.ts'

export const palletHandlers = {
  getPalletConfigData: palletConfigData,
  SavePalletConfig: savePalletConfig,
} satisfies Partial<Handlers>
