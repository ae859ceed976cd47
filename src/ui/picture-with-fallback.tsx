/** A picture that loads when the visitor comes near it, and gives way to words when it cannot be loaded. */
import './picture-with-fallback.css'
import { failScript } from './fail-script.ts'

/** The size in px that every picture is drawn in, so that its room is kept before it has loaded. */
export const pictureSize = { width: 960, height: 420 } as const

export interface Picture {
  /** Path within this site. */
  src: string
  /** What is to be seen, in the language of the page. */
  alt: string
}

const escaped = (text: string | number): string => String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Written as text: the error of a picture does not bubble, and React puts no handler as an attribute on an element of HTML itself. */
function imageMarkup({ src, alt }: Picture): string {
  const attributes = Object.entries({ src, alt, ...pictureSize, loading: 'lazy', decoding: 'async', onerror: failScript })
  return `<img ${attributes.map(([name, value]) => `${name}="${escaped(value)}"`).join(' ')}>`
}

/** `unavailable` is the text that replaces the picture. Without JavaScript the browser shows `alt`. */
export function PictureWithFallback({ unavailable, ...picture }: Picture & { unavailable: string }) {
  return (
    <figure className="picture">
      <div dangerouslySetInnerHTML={{ __html: imageMarkup(picture) }} />
      <p className="picture-failed">{unavailable}</p>
    </figure>
  )
}
