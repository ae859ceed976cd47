/** Below an article: the places where its deed is made, each with its own page. */
import '../ui/styles/tools.css'
import { RESULTS_PATH } from '../deeds/combination.ts'
import type { ListingLink } from '../notaries/listing-view.ts'
import { deedPlacesTexts } from './results.nl.ts'

export function DeedPlaces({ places, phrase }: { places: readonly ListingLink[]; phrase: string }) {
  if (places.length === 0) return null
  return (
    <nav className="deed-places" aria-label={deedPlacesTexts.title(phrase)}>
      <p>{deedPlacesTexts.title(phrase)}</p>
      <ul>
        {[...places, { label: deedPlacesTexts.all, href: RESULTS_PATH }].map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
