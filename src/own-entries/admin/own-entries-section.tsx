/** The part Kennis of the tab Inhoud: the owner's own answers as a list, or one of them in its form. */
import { useAddressParameters } from '../../owner-kit/address.ts'
import { NEW_RECORD } from '../../owner-kit/use-record-address.ts'
import { useEntryAddress } from './entry-address.ts'
import { EntryEditor, EntryForm } from './entry-editor.tsx'
import { EntryList } from './entry-list.tsx'
import './own-entries.css'

export function OwnEntriesSection() {
  const parameters = useAddressParameters()
  const { chosen, open } = useEntryAddress()
  const leave = () => open(undefined)
  if (chosen === undefined) return <EntryList />
  if (chosen !== NEW_RECORD) return <EntryEditor key={chosen} id={chosen} onLeave={leave} />
  const question = parameters.get('vraag') ?? ''
  const from = question ? { question, sessionId: parameters.get('sessie') } : undefined
  return <EntryForm key={question} stored={undefined} from={from} ways={parameters.get('manieren') ?? ''} onReload={() => {}} onLeave={leave} />
}
