import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { pageNonce } from './nonce.ts'
import { colourVariables, theme } from './theme.ts'

const schemeManager = localStorageColorSchemeManager({ key: 'waybill.preference.colorScheme' })

/** Colours, sizes and nonce for everything below it. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={colourVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      getStyleNonce={pageNonce}
    >
      {children}
    </MantineProvider>
  )
}
