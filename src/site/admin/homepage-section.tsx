/** The part Homepage of the tab Inhoud: the list of texts, or one text in the editor. */
import { useAddressParameters } from '../../owner-kit/address.ts'
import { HomepageEditor } from './homepage-editor.tsx'
import { HomepageList } from './homepage-list.tsx'

export const NEW_TEXT = 'nieuw'

export function HomepageSection() {
  const parameters = useAddressParameters()
  const chosen = parameters.get('tekst')
  if (chosen === null) return <HomepageList deleted={parameters.get('toon') === 'verwijderd'} />
  return <HomepageEditor key={chosen} id={chosen === NEW_TEXT ? undefined : chosen} />
}
