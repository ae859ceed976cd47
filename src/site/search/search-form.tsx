/** The field that searches the whole site; works without JavaScript. */
import { searchTexts } from './search.nl.ts'

interface SearchFormProps {
  words?: string
  /** Says what can be typed; where the field stands alone. */
  explained?: boolean
}

export function SearchForm({ words = '', explained = false }: SearchFormProps) {
  return (
    <form action="/zoeken" method="get" role="search" className="search-form">
      <label htmlFor="zoekwoorden" className={words === '' ? undefined : 'visually-hidden'}>
        {searchTexts.label}
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
          {searchTexts.button}
        </button>
      </div>
      {explained && <p id="zoekuitleg">{searchTexts.hint}</p>}
    </form>
  )
}
