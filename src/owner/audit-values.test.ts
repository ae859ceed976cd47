import { expect, test } from 'vitest'
import { detailWords } from '../accounts/admin/audit.nl.ts'
import { transportNames } from '../mail/transport.ts'
import { notaryStates } from '../notaries/notary-draft.ts'
import { relations } from '../notaries/relation.ts'
import { noticeDecisions } from '../notices/notice.ts'
import { refusalReasons, reviewStates } from '../reviews/review-draft.ts'
import { tickableItems } from './live/tick-item.ts'

const stored = [...transportNames, ...notaryStates, ...relations, ...noticeDecisions, ...refusalReasons, ...reviewStates, ...tickableItems]

/** As the owner would read it, had he never seen the program. */
const isCode = (words: string): boolean => /_|^[a-z]+-[a-z]+$|^(?:smtp|inbox|removed|changed|kept|key)$/.test(words)

test.each([...stored, 'key'])('the log says %s in words, and not as it is stored', (value) => {
  const [name, words = ''] = detailWords({ tick: value }).split(': ')
  expect([name, words.length > 0 && !isCode(words)]).toEqual(['punt', true])
})
