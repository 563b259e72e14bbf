import type { Handlers } from '../../handler.ts'
import { quickRates } from './QuickRates.ts'
import { reviewServices } from './ReviewServices.ts'
import { terminalInformation } from './TerminalInformation.ts'

export const planHandlers = {
  QuickRates: quickRates,
  ReviewServices: reviewServices,
  TerminalInformation: terminalInformation,
} satisfies Partial<Handlers>
