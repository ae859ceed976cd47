/** The part Notarissen of the tab Inhoud: the list, or the form for one; each is loaded when it is shown. */
import { lazyPart } from '../../owner-kit/lazy-part.tsx'
import { useNotaryAddress, NEW_NOTARY } from './notary-address.ts'
import './notaries.css'

const Overview = lazyPart(async () => (await import('./notary-overview.tsx')).NotaryOverview)
const Editor = lazyPart(async () => (await import('./notary-editor.tsx')).NotaryEditor)
const Form = lazyPart(async () => (await import('./notary-form.tsx')).NotaryForm)

export function NotariesSection() {
  const { chosen, open } = useNotaryAddress()
  if (chosen === undefined) return <Overview />
  if (chosen === NEW_NOTARY) return <Form key={NEW_NOTARY} stored={undefined} onReload={() => {}} onLeave={() => open(undefined)} />
  return <Editor key={chosen} id={chosen} onLeave={() => open(undefined)} />
}
