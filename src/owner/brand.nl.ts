/** Sentences of the card Huisstijl. */
export const brandTexts = {
  heading: 'Huisstijl',
  note: 'Hoe uw site heet en eruitziet. De assistent heeft een eigen naam, die u in het vak hieronder kiest. Alle pagina’s volgen zodra u opslaat.',
  domain: (origin: string) => `Uw site staat op ${origin}. Dat adres stelt u in op de server, met PUBLIC_ORIGIN.`,
  pictures: 'Bij gedeelde links hoort een plaatje met de titel van de pagina. Heeft uw site een eigen naam, dan staat er geen naam op het plaatje.',
  use: (colour: string) => `Gebruik ${colour}`,
  back: 'Kleuren van de software terugzetten',
  file: 'SVG kiezen',
  fileLabel: 'Kies een SVG-bestand',
  preview: 'Voorbeeld, licht en donker',
  action: 'Offerte aanvragen',
  calculate: 'Bereken',
  link: 'Lees over het testament',
} as const
