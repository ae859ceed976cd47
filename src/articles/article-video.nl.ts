/** Every sentence around a film in an article. */
export const articleVideoTexts = {
  about: (seconds: number, size: string) =>
    `Filmpje van ${seconds} seconden, zonder geluid, met ondertiteling. Het wordt pas geladen als u op afspelen drukt (${size}).`,
  /** In megabytes, one decimal. */
  size: (megabytes: readonly number[]) => {
    const [smallest = '', largest = ''] = [Math.min(...megabytes), Math.max(...megabytes)].map((size) => size.toFixed(1).replace('.', ','))
    return smallest === largest ? `${smallest} MB` : `${smallest} tot ${largest} MB`
  },
  play: 'Speel het filmpje af',
  captions: 'Nederlands',
  transcript: 'Lees de tekst van het filmpje',
  instead: 'Uw browser kan dit filmpje niet tonen. De tekst staat hieronder.',
}
