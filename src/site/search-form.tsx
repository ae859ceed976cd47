/** The field that searches the articles; works without JavaScript. */
import { searchTexts } from '../frame/site.nl.ts'

export function SearchForm({ words = '' }: { words?: string }) {
  return (
    <form action="/zoeken" method="get" role="search" className="search-form">
      <label htmlFor="zoekwoorden">{searchTexts.label}</label>
      <div>
        <input id="zoekwoorden" name="q" type="search" defaultValue={words} maxLength={200} autoComplete="off" enterKeyHint="search" />
        <button className="button button-primary" type="submit">
          {searchTexts.button}
        </button>
      </div>
    </form>
  )
}
