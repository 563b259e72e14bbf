/**
 * What a price leaves out, as it is kept with it: never selected by itself.
 * @param accessorial code of the service
 * @param implied nobody ticked it, so it is not stated rather than refused
 */
export const notPriced = (accessorial: string, why: string, implied: boolean) => ({
  ...{ code: 'accessorialNotPriced', accessorial, why },
  ...(implied ? { implied } : {}),
})
