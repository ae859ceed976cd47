/** The form that leads to a results page: a place and a deed. Works without JavaScript. */
import '../ui/styles/tools.css'
import { deeds } from '../deeds/deed.ts'
import { FINDER_PATH } from '../deeds/combination.ts'
import { finderTextsEn } from './results.en.ts'
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
  /** What the ids of its fields begin with; a page with two finders gives each its own. */
  id?: string
  /** Of the words around it; deeds have Dutch names. */
  lang?: 'nl' | 'en'
}

export function Finder({ regions, region, deed, missingPlace = false, id = 'zoek', lang = 'nl' }: FinderProps) {
  const texts = lang === 'en' ? finderTextsEn : finderTexts
  return (
    <form className="finder" method="get" action={FINDER_PATH}>
      <div>
        <label htmlFor={`${id}-plaats`}>{texts.place}</label>
        <input
          id={`${id}-plaats`}
          name="plaats"
          type="text"
          required
          maxLength={60}
          defaultValue={region}
          autoComplete="address-level2"
          list={regions && `${id}-plaatsen`}
          aria-describedby={`${id}-plaats-${missingPlace ? 'fout' : 'uitleg'}`}
          aria-invalid={missingPlace || undefined}
        />
        {missingPlace ? (
          <p id={`${id}-plaats-fout`} className="finder-error">
            {texts.noPlace}
          </p>
        ) : (
          <p id={`${id}-plaats-uitleg`}>{texts.placeHint}</p>
        )}
        {regions && (
          <datalist id={`${id}-plaatsen`}>
            {regions.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
        )}
      </div>
      <div>
        <label htmlFor={`${id}-akte`}>{texts.deed}</label>
        <select id={`${id}-akte`} name="akte" defaultValue={deed ?? ''}>
          <option value="">{texts.anyDeed}</option>
          {deeds.map(({ slug, label }) => (
            <option key={slug} value={slug} lang={lang === 'nl' ? undefined : 'nl'}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button className="button button-primary" type="submit">
        {texts.button}
      </button>
    </form>
  )
}
