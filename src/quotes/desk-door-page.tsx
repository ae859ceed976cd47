/** The overview of an office before it is open. */
import { doorTexts as texts } from './desk-door.nl.ts'
import { OutcomeBox } from '../ui/form-parts.tsx'
import type { DoorView } from './view-desk-door.ts'

export function DeskDoor({ view: { stage, address, isSent, isMany, noticeHref } }: { view: DoorView }) {
  const isFirst = stage === 'first'
  return (
    <>
      <p className="quote-lead">{isFirst ? texts.firstLead : texts.askLead}</p>
      {isMany && <OutcomeBox outcome="wrong" title={texts.many} />}
      {isSent && <p role="status">{texts.sent}</p>}
      <form method="post" action={address} className="quote-again">
        <button className={isSent ? 'button button-quiet' : 'button button-action'} name="doe" value={isFirst ? 'open' : 'link'}>
          {isFirst ? texts.first : isSent ? texts.askAgain : texts.ask}
        </button>
      </form>
      {!isFirst && (
        <p>
          {texts.unknown} <a href={noticeHref}>{texts.notice}</a>
        </p>
      )}
    </>
  )
}
