/** Light or dark, as the owner likes; until then as the device says. */
import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { adminTexts } from './admin.nl.ts'

export function ColorSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme('light') === 'dark'
  return (
    <ActionIcon
      variant="default"
      size={42}
      aria-label={adminTexts.dark}
      aria-pressed={dark}
      title={adminTexts.dark}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
        <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" fill={dark ? 'currentColor' : 'none'} />
      </svg>
    </ActionIcon>
  )
}
