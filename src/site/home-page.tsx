/** The home page: the chat first, then the articles and how we work. */
import type { ReactNode } from 'react'
import './home.css'
import type { Article } from '../articles/article.ts'
import { Illustration } from '../ui/illustrations/illustration.tsx'
import { homeTexts } from './site.nl.ts'

export function HomePage({ chat, articles }: { chat: ReactNode; articles: readonly Article[] }) {
  return (
    <div className="wrap">
      <div className="home-top">
        <div className="home-intro">
          <h1>{homeTexts.title}</h1>
          <p>{homeTexts.lead}</p>
        </div>
        {chat}
      </div>
      <section aria-labelledby="onderwerpen">
        <h2 id="onderwerpen">{homeTexts.topics}</h2>
        <p>{homeTexts.topicsLead}</p>
        <ul className="cards">
          {articles.map((article) => (
            <li key={article.slug}>
              <Illustration name={article.illustration} />
              <a href={`/${article.slug}`}>{article.title}</a>
              <p>{article.description}</p>
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
  )
}
