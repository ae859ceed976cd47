/** Every sentence of the forwarding page. */
export const redirectTexts = {
  forwarding: 'Je wordt doorgestuurd...',
  to: (title: string) => `U gaat naar ${title}.`,
  disclosure: 'Wij kunnen hiervoor een vergoeding ontvangen.',
  manual: 'Gaat het niet vanzelf? Open de pagina zelf.',
  home: 'Je wordt doorgestuurd naar de homepagina...',
} as const

export const quoteTexts = {
  title: (phrase: string) => `Offerte voor ${phrase}`,
  /** What the partner asks for it, and from how many offices, is the partner's to say. */
  description: (phrase: string, place: string) => `Vraag een offerte aan voor ${phrase}${place}. U beslist daarna zelf.`,
  generalTitle: 'Offerte van een notaris',
  generalPhrase: 'uw notariszaak',
  button: 'Offerte aanvragen',
  /** Beside the way to a partner. */
  ownRequest: 'Of kies zelf de kantoren, zonder deze partner',
} as const

/** In demo the messages of the specification, in its words; a visitor of a live site reads Dutch. */
export const redirectErrors = {
  demo: {
    invalid: 'Invalid redirect link',
    notFound: 'Redirect link not found',
    failed: 'An error occurred',
  },
  live: {
    invalid: 'Dit adres klopt niet',
    notFound: 'Deze link bestaat niet',
    failed: 'Er ging iets mis',
  },
} as const
