/** The field that searches the whole site; works without JavaScript. */
import type { PageLanguage } from '../../frame/languages.ts'
import { searchTextsIn } from './search-texts-in.ts'

interface SearchFormProps {
  words?: string
  /** Says what can be typed; where the field stands alone. */
  explained?: boolean
  lang?: PageLanguage
}

export function SearchForm({ words = '', explained = false, lang = 'nl' }: SearchFormProps) {
  const { texts } = searchTextsIn(lang)
  return (
    <form action="/zoeken" method="get" role="search" className="search-form">
      <label htmlFor="zoekwoorden" className={words === '' ? undefined : 'visually-hidden'}>
        {texts.label}
      </label>
      <div>
        <input
          id="zoekwoorden"
          name="q"
          type="search"
          defaultValue={words}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={explained ? 'zoekuitleg' : undefined}
        />
        <button className="button button-primary" type="submit">
          {texts.button}
        </button>
      </div>
      {explained && <p id="zoekuitleg">{texts.hint}</p>}
    </form>
  )
}
