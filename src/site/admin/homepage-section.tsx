/** The part Homepage of the tab Inhoud: the list of texts, or one text in its form. */
import { NEW_RECORD } from '../../owner-kit/use-record-address.ts'
import { useHomepageAddress } from './homepage-address.ts'
import { HomepageEditor, HomepageTextForm } from './homepage-editor.tsx'
import { HomepageList } from './homepage-list.tsx'
import './homepage.css'

export function HomepageSection() {
  const { chosen, open } = useHomepageAddress()
  const leave = () => open(undefined)
  if (chosen === undefined) return <HomepageList />
  if (chosen === NEW_RECORD) return <HomepageTextForm key={chosen} stored={undefined} onReload={() => {}} onLeave={leave} />
  return <HomepageEditor key={chosen} id={chosen} onLeave={leave} />
}
