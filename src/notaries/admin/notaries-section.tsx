/** The part Notarissen of the tab Inhoud: the list, or the form for one. */
import { useNotaryAddress, NEW_NOTARY } from './notary-address.ts'
import { NotaryEditor } from './notary-editor.tsx'
import { NotaryForm } from './notary-form.tsx'
import { NotaryOverview } from './notary-overview.tsx'
import './notaries.css'

export function NotariesSection() {
  const { chosen, open } = useNotaryAddress()
  if (chosen === undefined) return <NotaryOverview />
  if (chosen === NEW_NOTARY) return <NotaryForm key={NEW_NOTARY} stored={undefined} onReload={() => {}} onLeave={() => open(undefined)} />
  return <NotaryEditor key={chosen} id={chosen} onLeave={() => open(undefined)} />
}
