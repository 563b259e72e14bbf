const DENSITY = 'waybill.preference.density'
const MEASURING = 'waybill.preference.measuring'

export type Density = 'compact' | 'comfortable'

export const density = (): Density => (localStorage.getItem(DENSITY) === 'comfortable' ? 'comfortable' : 'compact')

/** Read again before the first paint by the entry page. */
export function chooseDensity(next: Density): void {
  localStorage.setItem(DENSITY, next)
  document.documentElement.dataset.density = next
}

/** Our own web vitals under a random id; no third party (specification §9). */
export const measuring = (): boolean => localStorage.getItem(MEASURING) !== 'off'
export const switchMeasuring = (on: boolean): void => localStorage.setItem(MEASURING, on ? 'on' : 'off')
