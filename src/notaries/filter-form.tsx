/** The choices of the listing, as a form that works by its address alone; folded away on phones. */
import type { ReactNode } from 'react'
import { deeds } from '../deeds/deed.ts'
import { LISTING_PATH } from './office-address.ts'
import type { ListingView } from './listing-view.ts'
import { listingTexts, orderTexts } from './notaries.nl.ts'

interface SelectProps {
  name: string
  label: string
  /** What the empty choice says; absent when there is none. */
  any?: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
}

function Field({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div className="filter-field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      {children}
    </div>
  )
}

function Select({ name, label, any, value, options }: SelectProps) {
  return (
    <Field name={name} label={label}>
      <select id={`filter-${name}`} name={name} defaultValue={value ?? ''}>
        {any !== undefined && <option value="">{any}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** The options there are, with the one that was chosen by hand in the address among them. */
function numbers(options: readonly number[], chosen: number | undefined, label: (value: number) => string): [string, string][] {
  const all = chosen === undefined || options.includes(chosen) ? options : [...options, chosen].toSorted((a, b) => a - b)
  return all.map((value) => [String(value), label(value)])
}

export function FilterForm({ view }: { view: ListingView }) {
  const { query, choices, chips } = view
  const maxPrice = query.maxPriceCents === undefined ? undefined : query.maxPriceCents / 100
  return (
    <details className="listing-filters">
      <summary>
        <span>
          {listingTexts.filters}
          {chips.length > 0 && (
            <>
              {' '}
              ({chips.length}
              <span className="listing-chosen">{listingTexts.filtersChosen}</span>)
            </>
          )}
        </span>
      </summary>
      <form method="get" action={`${LISTING_PATH}#resultaten`}>
        <Field name="plaats" label={listingTexts.place}>
          <input id="filter-plaats" name="plaats" defaultValue={query.place} list="filter-plaatsen" maxLength={60} autoComplete="address-level2" />
          <datalist id="filter-plaatsen">
            {choices.places.map((place) => (
              <option key={place}>{place}</option>
            ))}
          </datalist>
        </Field>
        <Select name="akte" label={listingTexts.deed} any={listingTexts.anyDeed} value={query.deed} options={deeds.map(({ slug, label }) => [slug, label])} />
        <Select
          name="taal"
          label={listingTexts.language}
          any={listingTexts.anyLanguage}
          value={query.language}
          options={choices.languages.map((language) => [language, language])}
        />
        <Select
          name="prijs"
          label={listingTexts.maxPrice}
          any={listingTexts.anyPrice}
          value={maxPrice === undefined ? undefined : String(maxPrice)}
          options={numbers(choices.maxPrices, maxPrice, listingTexts.maxPriceOption)}
        />
        {choices.minRatings.length > 0 && (
          <Select
            name="beoordeling"
            label={listingTexts.minRating}
            any={listingTexts.anyRating}
            value={query.minRating === undefined ? undefined : String(query.minRating)}
            options={numbers(choices.minRatings, query.minRating, listingTexts.minRatingOption)}
          />
        )}
        <Select name="sorteer" label={listingTexts.order} value={query.order} options={choices.orders.map((order) => [order, orderTexts[order]])} />
        <button className="button button-primary">{listingTexts.show}</button>
      </form>
    </details>
  )
}
