/** The words of a heading, of which a long compound may break where its parts meet: large letters leave no room for 'overdrachtsbelasting' on one line, and not every browser knows how Dutch is divided. */
import { Fragment } from 'react'

const SEAM =
  /(?<=\p{L}{3})(?=drachts|gankelijk|(?:belasting|beleid|akte|hulpe?n?|heid|waarden|contract|testament|register|verklaring|overeenkomst|kosten|kantoor|delingen)(?!\p{L}))/u

/** The hyphen is drawn by the style sheet and is no part of the text, so that it is neither copied nor read aloud. */
export function HeadingText({ text }: { text: string }) {
  return text.split(SEAM).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <span className="seam" />}
      {part}
    </Fragment>
  ))
}
