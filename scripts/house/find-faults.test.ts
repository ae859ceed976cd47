import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'
import { importsIn, readImports, type Imports } from './read-imports.ts'

/** Files by path, each with its text; what they import is read as from the disk. */
const house = (files: Record<string, string>): Imports => new Map(Object.entries(files).map(([path, text]) => [path, importsIn(path, text)]))

test('the house as it stands breaks no law', () => {
  expect(findFaults(readImports('src'))).toEqual([])
})

test('every file of the house is read', () => {
  expect(readImports('src').size).toBeGreaterThan(1_000)
})

test('an arrow upward is refused, also one of a type and one that is taken when it is needed', () => {
  const faults = findFaults(
    house({
      'mail/probe.ts': "import { notary } from '../notaries/notary.ts'\n",
      'platform/probe.ts': "import type { Mail } from '../mail/mail.ts'\n",
      'ui/probe.ts': "const load = () => import('../revisions/revisions.ts')\n",
    }),
  )
  expect(faults).toEqual([
    'arrow that does not point down: mail/probe.ts -> notaries/notary.ts',
    'arrow that does not point down: platform/probe.ts -> mail/mail.ts',
    'arrow that does not point down: ui/probe.ts -> revisions/revisions.ts',
  ])
})

test('two rooms of one storey do not import each other', () => {
  expect(findFaults(house({ 'contact/probe.ts': "import { saveOwnEntry } from '../own-entries/save-own-entry.ts'\n" }))).toHaveLength(1)
})

test('the SQL of another room is refused, that of the own room and of the database is not', () => {
  const faults = findFaults(
    house({
      'contact/probe.ts':
        "import { enqueue } from '../mail/outbox.queries.ts'\nimport { own } from './contact.queries.ts'\nimport { migrate } from '../database/database.ts'\n",
    }),
  )
  expect(faults).toEqual(['SQL of another room: contact/probe.ts -> mail/outbox.queries.ts'])
})

test('a component of another room is refused, except what is made to be shared and where a page puts rooms together', () => {
  const faults = findFaults(
    house({
      'results/probe.tsx': "import { NotaryTable } from '../notaries/notary-table.tsx'\nimport { Prose } from '../ui/prose.tsx'\n",
      'own-entries/probe.tsx': "import { ChatMessage } from '../assistant/chat/chat-message.tsx'\n",
      'pages/probe.astro': "---\nimport { NotaryTable } from '../notaries/notary-table.tsx'\n---\n",
    }),
  )
  expect(faults).toEqual(['component of another room: results/probe.tsx -> notaries/notary-table.tsx'])
})

test('a component that comes to SQL by a writing verb is refused, with the way that it takes', () => {
  const faults = findFaults(
    house({
      'notaries/probe.tsx': "import { saveNotary } from './save-notary.ts'\n",
      'notaries/save-notary.ts': "import { insertNotary } from './notaries.queries.ts'\n",
      'notaries/notaries.queries.ts': '',
      'notaries/types-only.tsx': "import type { Saved } from './save-notary.ts'\nimport { type Draft } from './save-notary.ts'\n",
    }),
  )
  expect(faults).toEqual(['component that reaches SQL: notaries/probe.tsx -> notaries/save-notary.ts -> notaries/notaries.queries.ts'])
})

test('a circle is refused, also one of types alone', () => {
  const faults = findFaults(
    house({
      'mail/one.ts': "import { two } from './two.ts'\n",
      'mail/two.ts': "import {\n  type One,\n} from './one.ts'\n",
    }),
  )
  expect(faults).toEqual(['circle: mail/one.ts -> mail/two.ts -> mail/one.ts'])
})

test('a file that stands in no room is refused', () => {
  expect(findFaults(house({ 'helpers/probe.ts': "import { newId } from '../platform/ids.ts'\n" }))).toEqual(['stands in no room: helpers/probe.ts'])
})
