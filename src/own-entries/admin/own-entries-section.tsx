/** The part Kennis of the tab Inhoud: the owner's own answers as a list, or one of them in the editor. */
import { moveTo, useAddressParameters } from '../../owner-kit/address.ts'
import { EntryEditor } from './entry-editor.tsx'
import { EntryList } from './entry-list.tsx'
import { LoadedEntry } from './loaded-entry.tsx'

/** In the address in place of an id. */
const NEW = 'nieuw'

const open = (entry: string | undefined, how: 'push' | 'replace' = 'push') => moveTo({ tab: 'inhoud', onderdeel: 'kennis', kennis: entry }, how)

const closeEntry = () => open(undefined)

export function OwnEntriesSection() {
  const parameters = useAddressParameters()
  const chosen = parameters.get('kennis')
  if (chosen === null) return <EntryList onOpen={(id) => open(id)} onAdd={() => open(NEW)} />
  if (chosen !== NEW) return <LoadedEntry key={chosen} id={chosen} onClose={closeEntry} />
  const question = parameters.get('vraag') ?? ''
  const from = question ? { question, sessionId: parameters.get('sessie') } : undefined
  return (
    <EntryEditor
      key={question}
      entry={undefined}
      from={from}
      ways={parameters.get('manieren') ?? ''}
      onSaved={(entry) => open(entry.id, 'replace')}
      onClose={closeEntry}
    />
  )
}
