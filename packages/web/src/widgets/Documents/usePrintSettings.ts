import { BOL_PRINT_COUNT } from '@waybill/contract/constants.ts'
import { useState } from 'react'

export const labelFormats = ['pdf', 'zpl203', 'zpl300'] as const

export interface PrintSettings {
  /** Copies of the bill of lading, 1 to 10. */
  readonly copies: number
  readonly labels: (typeof labelFormats)[number]
}

const KEY = 'waybill.preference.print'

function saved(): PrintSettings {
  const [copies = '', labels = ''] = (localStorage.getItem(KEY) ?? '').split(' ')
  const count = Number(copies)
  return {
    copies: Number.isInteger(count) && count >= 1 && count <= 10 ? count : BOL_PRINT_COUNT,
    labels: labelFormats.find(one => one === labels) ?? 'pdf',
  }
}

/** How this device prints: a packing table has a label printer, a desk has not. */
export function usePrintSettings(): [PrintSettings, (change: Partial<PrintSettings>) => void] {
  const [settings, setSettings] = useState(saved)
  const change = (what: Partial<PrintSettings>): void => {
    const next = { ...settings, ...what }
    localStorage.setItem(KEY, `${next.copies} ${next.labels}`)
    setSettings(next)
  }
  return [settings, change]
}
