// @vitest-environment screen
/** A visitor asks, judges, and erases: what the chat says and what the site keeps of it. How it looks and where it stands: `tests/e2e`. */
import { expect, test } from 'vitest'
import { answers, finished, openChatScreen, questionField, questions } from '../factories/chat-screen.tsx'
import { eventually, press, sees, texts } from '../factories/on-screen.ts'
import type { SiteInProcess } from '../factories/site-in-process.ts'

const QUESTIONS = [
  'Wat kost een testament?',
  'Moet ik naar de notaris voor een testament?',
  'Waar wordt mijn testament bewaard?',
  'Kan ik mijn testament wijzigen?',
]

const judged = ({ db }: SiteInProcess) => db.selectFrom('elk_chat_feedback').select(['helpful', 'reason', 'note']).execute()

const count = (selector: string) => document.querySelectorAll(selector).length

const offers = () => [...document.querySelectorAll('.chat-list button')].filter(({ textContent }) => textContent === 'Offerte aanvragen').length

const order = () => [...document.querySelectorAll('.chat-list > li')].map((item) => item.className || item.querySelector('h3')?.textContent)

test('the two calls come once each, where they belong, and are there again after a reload', async () => {
  await using screen = await openChatScreen()
  const seen: number[][] = []
  for (const [at, question] of QUESTIONS.entries()) {
    await screen.ask(question)
    await finished(at + 1)
    seen.push([count('.chat-find'), offers()])
  }
  expect(seen).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 1],
  ])
  const before = order()
  await screen.reload()
  await eventually(() => expect(offers()).toBe(1))
  expect(order()).toEqual(before)
})

test('a question that leans on the one before is answered on its topic', async () => {
  await using screen = await openChatScreen({ path: '/' })
  for (const [at, question] of ['Wat is een levenstestament?', 'En wat kost dat?'].entries()) {
    await screen.ask(question)
    await finished(at + 1)
  }
  expect(answers()[1]?.textContent).toMatch(/levenstestament/i)
  expect(answers()[1]?.textContent).toContain('€')
  expect(questions()).toHaveLength(2)
})

test('a suggested question is asked with one click', async () => {
  await using screen = await openChatScreen()
  const [suggestion = ''] = texts('.chat-suggestions button')
  await press(suggestion)
  await finished()
  expect(questions()[0]?.textContent).toContain(suggestion)
  expect(await screen.stored()).toHaveLength(2)
})

test('what else may have been meant is said below the answer, and one tap gives it in full', async () => {
  await using screen = await openChatScreen()
  await screen.ask('Kan ik het terugdraaien?')
  await finished()
  const head = texts('strong', () => answers()[0]).find((text) => text.startsWith('Of bedoelde u: '))
  await press(head!.replace('Of bedoelde u: ', ''))
  await finished(2)
  expect(answers()[1]?.textContent).not.toContain('Of bedoelde u')
})

test('personal data is left out, and the visitor is told', async () => {
  await using screen = await openChatScreen()
  await screen.ask('Mijn nummer is 0612345678. Wat kost een testament?')
  await sees('Wij zagen een telefoonnummer in uw vraag en hebben dat niet bewaard.')
  await finished()
  expect(JSON.stringify(await screen.stored())).not.toContain('0612345678')
})

const type = (length: number) => {
  const field = questionField()
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, 'a'.repeat(length))
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('from 400 characters on the visitor sees how many are left, and what is too long is not sent', async () => {
  await using screen = await openChatScreen()
  type(399)
  await screen.quiet()
  expect(texts('.chat-counter')).toEqual([])
  type(400)
  await eventually(() => expect(texts('.chat-counter')).toEqual(['Nog 100 tekens']))
  await screen.ask('a'.repeat(501))
  await eventually(() => expect(texts('.chat-counter')).toEqual(['Uw vraag is te lang. Gebruik hoogstens 500 tekens.']))
  await screen.quiet()
  expect(questions()).toHaveLength(0)
})

const spoken = () => document.querySelector('.chat > p[role=status]')?.textContent

test('a finished answer is announced once, as it is spoken, and nothing is announced while it grows', async () => {
  await using screen = await openChatScreen()
  expect(document.querySelector('[role=log]')?.getAttribute('aria-live')).toBe('off')
  expect(spoken()).toBe('')
  await screen.ask('Wat kost een testament?')
  await eventually(() => expect(spoken()).toContain('Antwoord van de assistent:'))
  expect(spoken()).not.toMatch(/[*#]|\]\(/)
})

test('a yes is thanked and kept', async () => {
  await using screen = await openChatScreen()
  await screen.ask(QUESTIONS[0]!)
  await finished()
  await press('Ja')
  await sees('Bedankt')
  expect(await judged(screen.site)).toEqual([{ helpful: true, reason: null, note: null }])
  await screen.reload()
  await sees('Bedankt')
})

test('a conversation is erased after a question back, on the server too, and the chat is fresh', async () => {
  await using screen = await openChatScreen()
  await screen.ask(QUESTIONS[0]!)
  await finished()
  const sessionId = screen.sessionId()
  await press('Uw gesprek')
  await press('Wissen')
  await sees('Weet u zeker dat u dit gesprek wilt wissen? Dit kan niet ongedaan worden gemaakt.')
  expect(await screen.stored(sessionId)).toHaveLength(2)
  await press('Ja, wissen')
  await sees('Uw gesprek is gewist.')
  expect([questions().length, await screen.stored(sessionId), location.hash]).toEqual([0, [], ''])
  await eventually(() => expect(document.activeElement).toBe(questionField()))
  await screen.ask(QUESTIONS[1]!)
  await finished()
  expect(screen.sessionId()).not.toBe(sessionId)
})
