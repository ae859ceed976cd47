/** A film in an article: nothing of it is fetched until the visitor plays it, and everything it says can be read below it. */
import { createElement } from 'react'
import './article-video.css'
import still from '../../public/video/van-bod-tot-sleutel.svg?raw'
import { playScript } from '../ui/play-script.ts'
import { svgAddress } from '../ui/svg-address.ts'
import { captionsAddress, videoSeconds, videoSize, type Scene, type VideoScript } from './article-video-script.ts'
import { articleVideoTexts as texts } from './article-video.nl.ts'
import { startersVideo } from './starters-video.ts'

export interface ArticleFilm {
  script: VideoScript
  /** The drawing that stands there until it is played. */
  still: string
  /** Size of the files in megabytes, rounded up to a tenth. */
  megabytes: { webm: number; mp4: number }
}

export const films = {
  starters: { script: startersVideo, still, megabytes: { webm: 0.6, mp4: 0.6 } },
} as const satisfies Record<string, ArticleFilm>

export type FilmName = keyof typeof films

/** A custom element takes the handler as a plain attribute, and sees the click on the film inside it. */
const PLAY_TAG = 'film-still'

function Player({ script, still: drawn }: Pick<ArticleFilm, 'script' | 'still'>) {
  const path = `/video/${script.name}`
  return createElement(
    PLAY_TAG,
    { onclick: playScript },
    // What a browser draws around a film costs it as much as the styles of a whole article; folded, it is not drawn until somebody wants it.
    <details className="film-player">
      <summary>
        <img src={svgAddress(drawn)} alt={texts.play} {...videoSize} />
      </summary>
      <video controls preload="none" playsInline {...videoSize} aria-label={script.title}>
        <source src={`${path}.webm`} type="video/webm" />
        <source src={`${path}.mp4`} type="video/mp4" />
        <track kind="captions" src={captionsAddress(script)} srcLang="nl" label={texts.captions} />
        <p>{texts.instead}</p>
      </video>
    </details>,
  )
}

const spoken = (scene: Scene): string => scene.sentences.map(({ text }) => text).join(' ')

/** The film speaks Dutch. */
export function ArticleVideo({ name }: { name: FilmName }) {
  const { script, still: drawn, megabytes }: ArticleFilm = films[name]
  const [opening, ...steps] = script.scenes
  return (
    <figure className="film" lang="nl">
      <Player script={script} still={drawn} />
      <figcaption>
        <p>
          <strong>{script.title}.</strong> {texts.about(Math.round(videoSeconds(script)), texts.size(Object.values(megabytes)))}
        </p>
        <details>
          <summary>{texts.transcript}</summary>
          <p>{spoken(opening)}</p>
          <ol>
            {steps.map((step) => (
              <li key={step.id}>
                <strong>{step.heading}.</strong> {spoken(step)}
              </li>
            ))}
          </ol>
        </details>
      </figcaption>
    </figure>
  )
}
