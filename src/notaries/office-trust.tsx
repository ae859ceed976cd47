/** Why an office's page may be believed: the public register, what the office pays us, and where the facts come from. */
import { formatDay } from '../figures/figure-tokens.ts'
import { isHttpsAddress } from '../platform/is-https-address.ts'
import { listingTexts } from './notaries.nl.ts'
import type { Notary } from './notary.ts'
import { officeTexts as texts, relationSentence } from './office.nl.ts'

export function OfficeTrust({ office }: { office: Notary }) {
  const { register, source, website, relation } = office
  return (
    <section className="office-trust">
      <h2>{texts.register}</h2>
      <p>{register ? texts.registered(formatDay(register.day)) : texts.unregistered}</p>
      {!office.isSample && (
        <p>
          <a href={register?.url ?? 'https://www.notaris.nl/'} rel="noopener">
            {register ? texts.registerLink : texts.findInRegister}
          </a>
        </p>
      )}
      <h2>{texts.money}</h2>
      <p>
        {relationSentence(relation)} {texts.order}
      </p>
      {website !== undefined && (
        <p>
          <a href={website} rel={relation === 'geen' ? 'noopener' : 'noopener sponsored'}>
            {listingTexts.website} <span className="visually-hidden">{listingTexts.websiteOf(office.name)}</span>
          </a>
        </p>
      )}
      <h2>{texts.source}</h2>
      <p>{source ? <Source {...source} /> : office.isSample ? texts.sample : texts.unsourced}</p>
    </section>
  )
}

/** The site's name is enough to read; the whole address is behind it. */
function Source({ text, day }: { text: string; day: string }) {
  const said = texts.sourceOf(formatDay(day))
  if (!isHttpsAddress(text)) return `${text}, ${said}.`
  return (
    <>
      <a href={text} rel="noopener">
        {new URL(text).hostname.replace(/^www\./, '')}
      </a>
      , {said}.
    </>
  )
}
