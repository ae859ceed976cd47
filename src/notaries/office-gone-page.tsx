/** The page at the address of an office that was erased: nothing of it is left, and there are ways to others. */
import { LISTING_PATH } from './office-address.ts'
import { goneTexts } from './office.nl.ts'

export function OfficeGonePage() {
  return (
    <div className="wrap office-page">
      <h1>{goneTexts.title}</h1>
      <p>{goneTexts.lead}</p>
      <p>
        <a className="button button-primary" href={LISTING_PATH}>
          {goneTexts.all}
        </a>
      </p>
      <p>
        <a href="https://www.notaris.nl/" rel="noopener">
          {goneTexts.register}
        </a>
      </p>
    </div>
  )
}
