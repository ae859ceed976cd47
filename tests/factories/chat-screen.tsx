/** The chat of a page as a browser shows it, in happy-dom, with the whole site behind it in this process. For files that begin with `@vitest-environment screen`. */
import { createRoot, type Root } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { readSiteInfo } from '../../src/frame/site-info.ts'
import { eventually } from './on-screen.ts'
import { PASSWORD } from './owner-site.ts'
import { lineTo, type ScreenLine } from './screen-line.ts'
import { KEY, type ScriptedProvider } from './scripted-provider.ts'
import { openSiteInProcess, type SiteInProcess } from './site-in-process.ts'

interface StoredMessage {
  role: string
  content: string
}

export interface ChatScreen extends AsyncDisposable, ScreenLine {
  site: SiteInProcess
  /** As the browser does it: what the page put in its history is there again. */
  reload: () => Promise<void>
  /** Types it in the field and sends it. */
  ask: (question: string) => Promise<void>
  /** Of the conversation that the page holds. */
  sessionId: () => string
  /** Of that conversation, or of another. */
  stored: (sessionId?: string) => Promise<StoredMessage[]>
  setOnline: (online: boolean) => void
}

export const questions = () => [...document.querySelectorAll('.chat-question')]
export const answers = () => [...document.querySelectorAll<HTMLElement>('[data-ai-generated]')]
export const questionField = () => document.querySelector<HTMLTextAreaElement>('textarea[name=message]')!

/** Waits until the last answer is whole. */
export const finished = (count = 1): Promise<void> =>
  eventually(() => {
    expect(answers().length).toBeGreaterThanOrEqual(count)
    expect(document.querySelector('.chat-answer[aria-busy=true], .chat-thinking')).toBeNull()
  })

/** As the owner chooses it under Algemeen. */
async function chooseModel(site: SiteInProcess, provider: ScriptedProvider): Promise<void> {
  await site.signIn()
  const chosen = { provider_base_url: provider.url, provider_model: 'proefmodel', chatbot_api_key: KEY, current_password: PASSWORD }
  const saved = await site.ask('/api/admin/settings', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(chosen) })
  if (!saved.ok) throw new Error(`the model was not chosen: ${saved.status} ${await saved.text()}`)
  site.leaveBrowser()
}

const sessionId = () => (history.state as { chat: { id: string } }).chat.id

/** `provider` writes the answers; without one the site answers by itself. */
export async function openChatScreen({ path = '/testament', provider }: { path?: string; provider?: ScriptedProvider } = {}): Promise<ChatScreen> {
  const site = await openSiteInProcess(provider ? { PROVIDER_HOSTS: provider.host } : {})
  if (provider) await chooseModel(site, provider)
  const line = lineTo(site)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const [{ ChatBox }, { ChatWordsProvider, dutchWords }, { chatPropsOf }] = await Promise.all([
    import('../../src/assistant/chat/chat-box.tsx'),
    import('../../src/assistant/chat/chat-words.ts'),
    import('../../src/assistant/chat/chat-props.ts'),
  ])
  const props = chatPropsOf(readSiteInfo(site.app, path), site.app.articles.get(path.slice(1))?.questions ?? [])
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  let root: Root | undefined
  const leave = () => {
    root?.unmount()
    document.body.innerHTML = '<main id="chat-page"></main>'
  }
  const arrive = async () => {
    leave()
    root = createRoot(document.querySelector('#chat-page')!)
    root.render(
      <ChatWordsProvider value={dutchWords}>
        <ChatBox {...props} />
      </ChatWordsProvider>,
    )
    await eventually(() => expect(questionField()).not.toBeNull())
  }
  history.replaceState(null, '', path)
  await arrive()
  return {
    site,
    ...line,
    reload: arrive,
    sessionId,
    async ask(question) {
      const field = questionField()
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, question)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await eventually(() => expect(field.form!.querySelector('button')).not.toBeNull())
      field.form!.requestSubmit()
    },
    stored: async (of = sessionId()) =>
      site.db.selectFrom('elk_chat_messages').select(['role', 'content']).where('session_id', '=', of).orderBy('timestamp').orderBy('id').execute(),
    setOnline(online) {
      isOnline.mockReturnValue(online)
      dispatchEvent(new Event(online ? 'online' : 'offline'))
    },
    async [Symbol.asyncDispose]() {
      leave()
      history.replaceState(null, '', '/')
      await line.quiet()
      vi.unstubAllGlobals()
      await site[Symbol.asyncDispose]()
      expect(site.faults).toEqual([])
    },
  }
}
