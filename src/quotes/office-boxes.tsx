/** Boxes of offices that can be asked; each names its office, and why it is shown. */
import type { Notary } from '../notaries/notary.ts'
import { consentLine } from './consent.nl.ts'
import type { Match } from './match-offices.ts'
import { matchingRule, whyOffice } from './matching.nl.ts'
import { officeName } from './office-name.ts'
import { requestTexts as texts } from './quotes.nl.ts'

interface Props {
  matches: readonly Match<Notary>[]
  isTicked: (id: string) => boolean
}

/** What is sent is the sentence that the visitor read. */
export const OfficeBoxes = ({ matches, isTicked }: Props) => (
  <>
    {matches.map(({ office, reasons }) => (
      <label key={office.id}>
        <input type="checkbox" name={officeName(office)} value={consentLine(office)} defaultChecked={isTicked(office.id)} />
        <span>
          {consentLine(office)}
          <small>
            {whyOffice(reasons)}
            {office.relation !== 'geen' && `. ${texts.paid}`}
            {office.isSample && `. ${texts.sample}`}
          </small>
        </span>
      </label>
    ))}
    <details>
      <summary>{texts.whyThese}</summary>
      <p>{matchingRule}</p>
    </details>
  </>
)
