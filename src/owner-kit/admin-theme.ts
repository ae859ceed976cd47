/** The component library in the colours, letters and corners of the site. */
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const canal: MantineColorsTuple = ['#eef5fa', '#dceaf3', '#b6d3e6', '#8dbbd8', '#66a4ca', '#438bb6', '#2b74a4', '#14557f', '#0f4466', '#0a324d']
const dark: MantineColorsTuple = ['#e8edf2', '#c9d3dc', '#b1bfcc', '#7b8fa1', '#3a5064', '#2f4355', '#1c2d3d', '#0f1b27', '#0b1520', '#080f17']

export const adminTheme = createTheme({
  primaryColor: 'canal',
  primaryShade: { light: 7, dark: 6 },
  colors: { canal, dark },
  black: '#12263a',
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '500' },
  defaultRadius: 8,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    // 16 px letters: smaller ones make phones zoom in on a field.
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Button: { defaultProps: { size: 'md' } },
    Badge: { defaultProps: { tt: 'none', size: 'lg', radius: 'sm' } },
    // A link inside a sentence is known by more than its colour (WCAG 1.4.1).
    Anchor: { defaultProps: { underline: 'always' } },
    // Its title is no banner of the page.
    Modal: { defaultProps: { attributes: { header: { role: 'none' } } } },
  },
})

/** The tokens of the site hold both schemes, so one set of names serves light and dark. */
const tokens = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-canal-filled': 'var(--canal)',
  '--mantine-color-canal-filled-hover': 'color-mix(in srgb, var(--canal), black 20%)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--card-tint)',
  '--mantine-color-default-border': 'var(--line-strong)',
}

export const adminVariables: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens })
