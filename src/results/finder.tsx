/** The form that leads to a results page: a place and a deed. Works without JavaScript. */
import './finder.css'
import { deeds } from '../deeds/deed.ts'
import { FINDER_PATH } from '../deeds/combination.ts'
import { finderTexts } from './results.nl.ts'

interface FinderProps {
  /** Names to complete what is typed; without them any text will do as well. */
  regions?: readonly string[] | undefined
  /** What the place field holds. */
  region?: string | undefined
  /** Slug of the chosen deed. */
  deed?: string | undefined
  /** Says that no place was given. */
  missingPlace?: boolean
}

export function Finder({ regions, region, deed, missingPlace = false }: FinderProps) {
  return (
    <form className="finder" method="get" action={FINDER_PATH}>
      <div>
        <label htmlFor="zoek-plaats">{finderTexts.place}</label>
        <input
          id="zoek-plaats"
          name="plaats"
          type="text"
          required
          maxLength={60}
          defaultValue={region}
          autoComplete="address-level2"
          list={regions && 'zoek-plaatsen'}
          aria-describedby={missingPlace ? 'zoek-plaats-fout' : 'zoek-plaats-uitleg'}
          aria-invalid={missingPlace || undefined}
        />
        {missingPlace ? (
          <p id="zoek-plaats-fout" className="finder-error">
            {finderTexts.noPlace}
          </p>
        ) : (
          <p id="zoek-plaats-uitleg">{finderTexts.placeHint}</p>
        )}
        {regions && (
          <datalist id="zoek-plaatsen">
            {regions.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
        )}
      </div>
      <div>
        <label htmlFor="zoek-akte">{finderTexts.deed}</label>
        <select id="zoek-akte" name="akte" defaultValue={deed ?? ''}>
          <option value="">{finderTexts.anyDeed}</option>
          {deeds.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button className="button button-primary" type="submit">
        {finderTexts.button}
      </button>
    </form>
  )
}
