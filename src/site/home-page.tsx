/** The home page: the chat first, then finding a notary, what is new, the articles and how we work. */
import type { ReactNode } from 'react'
import './home.css'
import type { Article } from '../articles/article.ts'
import { CheckIcon } from '../ui/icons/icons.tsx'
import { GableRow } from '../ui/illustrations/gable-row.tsx'
import { Illustration } from '../ui/illustrations/illustration.tsx'
import { homeTexts } from '../frame/site.nl.ts'

function Claims({ claims }: { claims: readonly string[] }) {
  if (claims.length === 0) return null
  return (
    <ul className="home-claims">
      {claims.map((claim) => (
        <li key={claim}>
          <CheckIcon />
          {claim}
        </li>
      ))}
    </ul>
  )
}

function Topics({ articles }: { articles: readonly Article[] }) {
  const chosen = homeTexts.chosen.flatMap((slug) => articles.find((article) => article.slug === slug) ?? [])
  const others = articles.filter((article) => !chosen.includes(article))
  return (
    <section aria-labelledby="onderwerpen">
      <h2 id="onderwerpen">{homeTexts.topics}</h2>
      <p>{homeTexts.topicsLead}</p>
      <ul className="cards">
        {chosen.map((article) => (
          <li key={article.slug}>
            <Illustration name={article.illustration} />
            <a href={`/${article.slug}`}>{article.title}</a>
            <p>{article.description}</p>
          </li>
        ))}
      </ul>
      <h3>{homeTexts.moreTopics}</h3>
      <ul className="link-columns">
        {others.map(({ slug, title, lang }) => (
          <li key={slug}>
            <a href={`/${slug}`} lang={lang === 'nl' ? undefined : lang} hrefLang={lang === 'nl' ? undefined : lang}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface HomePageProps {
  chat: ReactNode
  finder: ReactNode
  news: ReactNode
  claims: readonly string[]
  articles: readonly Article[]
  calculators: readonly { path: string; title: string; drawing: string }[]
}

export function HomePage({ chat, finder, news, claims, articles, calculators }: HomePageProps) {
  return (
    <>
      <div className="home-hero">
        <div className="wrap home-top">
          <div className="home-intro">
            <h1>{homeTexts.title}</h1>
            <p>{homeTexts.lead}</p>
          </div>
          <div className="home-chat">{chat}</div>
          <section className="home-find" aria-labelledby="vinden">
            <h2 id="vinden">{homeTexts.find}</h2>
            <p>{homeTexts.findLead}</p>
            {finder}
          </section>
        </div>
        <GableRow />
      </div>
      <div className="wrap">
        <Claims claims={claims} />
        <div className="home-news">{news}</div>
        <Topics articles={articles} />
        <section aria-labelledby="rekenen">
          <h2 id="rekenen">{homeTexts.calculate}</h2>
          <ul className="home-calculators">
            {calculators.map(({ path, title, drawing }) => (
              <li key={path}>
                <a href={path}>
                  <Illustration name={drawing} />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="werkwijze">
          <h2 id="werkwijze">{homeTexts.how}</h2>
          <ul className="home-how">
            {homeTexts.howSteps.map(([title, text]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
