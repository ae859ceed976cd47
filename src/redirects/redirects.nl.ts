/** Every sentence of the forwarding page. */
export const redirectTexts = {
  forwarding: 'Je wordt doorgestuurd...',
  to: (title: string) => `U gaat naar ${title}.`,
  disclosure: 'Wij kunnen hiervoor een vergoeding ontvangen.',
  manual: 'Gaat het niet vanzelf? Open de pagina zelf.',
  home: 'Je wordt doorgestuurd naar de homepagina...',
} as const

/** The messages of the specification, in its words. */
export const redirectErrors = {
  invalid: 'Invalid redirect link',
  notFound: 'Redirect link not found',
  failed: 'An error occurred',
} as const
