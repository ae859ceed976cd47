/** The film on buying a first home: what it says and when. `npm run video` makes it anew; the drawings stand in `scripts/video`. */
import type { VideoScript } from './article-video-script.ts'

export const startersVideo = {
  name: 'van-bod-tot-sleutel',
  title: 'Uw eerste huis, van bod tot sleutel',
  scenes: [
    { id: 'opening', heading: 'Uw eerste huis', sentences: [{ text: 'Van bod tot sleutel, in vijf stappen.', seconds: 3 }] },
    {
      id: 'koopovereenkomst',
      heading: 'Bod en koopovereenkomst',
      sentences: [
        { text: 'U doet een bod. Daarna komt de koopovereenkomst.', seconds: 3.8 },
        { text: 'De notaris kan meelezen, vóórdat u tekent.', seconds: 3.5 },
      ],
    },
    {
      id: 'bedenktijd',
      heading: 'Drie dagen bedenktijd',
      sentences: [
        { text: 'U hebt ten minste drie dagen om u te bedenken.', seconds: 3.7 },
        { text: 'Daarna kan de notaris de koop voor u inschrijven.', seconds: 3.9 },
      ],
    },
    {
      id: 'hypotheek',
      heading: 'Hypotheek en notaris',
      sentences: [
        { text: 'U regelt de hypotheek. Meestal kiest u de notaris.', seconds: 3.9 },
        { text: 'Die maakt twee akten: de leveringsakte en de hypotheekakte.', seconds: 4.4 },
      ],
    },
    {
      id: 'controle',
      heading: 'Controle en afrekening',
      sentences: [
        { text: 'De notaris controleert wie de eigenaar is en of er beslag ligt.', seconds: 4.5 },
        { text: 'U krijgt de ontwerpakten en de nota van afrekening.', seconds: 4 },
      ],
    },
    {
      id: 'sleutel',
      heading: 'Tekenen en de sleutel',
      sentences: [
        { text: 'Bij de notaris tekent u de twee akten.', seconds: 3 },
        { text: 'Meestal krijgt u dan meteen de sleutel.', seconds: 3.1 },
        { text: 'Zodra de leveringsakte is ingeschreven, bent u eigenaar.', seconds: 3.8 },
      ],
    },
  ],
} as const satisfies VideoScript
