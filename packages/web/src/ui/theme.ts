import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const navy: MantineColorsTuple = [
  '#eef4fc',
  '#d8e5f7',
  '#b3cbec',
  '#8db2e3',
  '#6c9bdb',
  '#3f74c4',
  '#2f65b5',
  '#1f4f96',
  '#184180',
  '#11346a',
]

/** Blue-grey, so that fields and menus belong to the page's ground. */
const dark: MantineColorsTuple = [
  '#dde3ea',
  '#b7c0cb',
  '#929dab',
  '#6b7684',
  '#3b4552',
  '#2a323c',
  '#1b2129',
  '#14181e',
  '#0f1216',
  '#0a0c10',
]

/** 32 px controls, 44 px under a finger: `--wb-control` is set in base.css by density and pointer. */
const controlHeight = { wrapper: { '--input-height': 'var(--wb-control)', '--input-fz': 'var(--wb-text)' } }

/** What drops down is no larger than the room that the window has for it. */
const fitting = { flip: true, shift: true, size: true }

export const theme = createTheme({
  primaryColor: 'navy',
  primaryShade: { light: 7, dark: 6 },
  colors: { navy, dark },
  defaultRadius: 4,
  cursorType: 'pointer',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '28px' },
      h2: { fontSize: '16px', lineHeight: '24px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  respectReducedMotion: true,
  components: {
    Input: { vars: () => controlHeight },
    InputWrapper: {
      vars: () => ({
        label: { '--input-label-size': '13px' },
        error: { '--input-error-size': '12px' },
        description: { '--input-description-size': '12px' },
      }),
    },
    Button: {
      vars: () => ({ root: { '--button-height': 'var(--wb-control)', '--button-fz': 'var(--wb-text)' } }),
    },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, middlewares: fitting } },
    Popover: { defaultProps: { middlewares: fitting } },
    Tooltip: { defaultProps: { openDelay: 400, withinPortal: true } },
  },
})

/** The library's own greys and reds miss 4.5:1 on our grounds: darker in light, lighter in dark. */
export const colourVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#1b2430',
    '--mantine-color-dimmed': '#556170',
    '--mantine-color-placeholder': '#667180',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': '#1f4f96',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-default-border': '#c6cdd6',
    '--mantine-color-navy-light': '#e8f0fb',
    '--mantine-color-navy-light-hover': '#dbe7f8',
    '--mantine-color-navy-light-color': '#184180',
  },
  dark: {
    '--mantine-color-text': '#dde3ea',
    '--mantine-color-dimmed': '#a1abb8',
    '--mantine-color-placeholder': '#929dab',
    '--mantine-color-error': '#ff9d94',
    '--mantine-color-anchor': '#9cc0f2',
    '--mantine-color-body': '#14181e',
    '--mantine-color-default': '#1b2129',
    '--mantine-color-default-hover': '#232a34',
    '--mantine-color-default-border': '#3b4552',
    '--mantine-color-navy-light': '#1d2f4a',
    '--mantine-color-navy-light-hover': '#253b5c',
    '--mantine-color-navy-light-color': '#b9d3f6',
  },
})
