/** An article as search engines read it: the text, its place on the site, and the questions that stand on the page. */
import { shareImageOf } from '../frame/page-meta.ts'
import { breadcrumbList, organisation, type SiteOrigin } from '../frame/structured-data.ts'
import { articleHtml } from './article-html.tsx'
import { FAQ_HEADING, splitSections } from './article-sections.ts'
import { markLaws, type LawMarks } from './law-references.ts'
import type { ArticleView } from './article-view.ts'

/** `dates` are those of the front matter, YYYY-MM-DD. Objects without `@context`. */
export function describeArticle(view: ArticleView, dates: { published: string; updated: string }, site: SiteOrigin): object[] {
  const url = `${site.origin}/${view.slug}`
  const publisher = organisation(site)
  const article = {
    '@type': 'Article',
    headline: view.title,
    description: view.description,
    inLanguage: view.lang,
    datePublished: dates.published,
    dateModified: dates.updated,
    image: shareImageOf(view.slug, site.origin),
    mainEntityOfPage: url,
    author: publisher,
    publisher,
    citation: view.sources.map((source) => ({ '@type': 'CreativeWork', name: source.title, url: source.url })),
  }
  const { cut } = markLaws(view.body, view.lang, view.sources)
  const questions = listQuestions(view.body).map(({ question, answer }) => ({ question, answer: withoutMarks(cut(answer)) }))
  return [article, breadcrumbList([{ name: view.title, path: `/${view.slug}` }], site), ...(questions.length > 0 ? [faqPage(questions)] : [])]
}

interface AnsweredQuestion {
  question: string
  /** Markdown. */
  answer: string
}

/** The questions below the heading 'Veelgestelde vragen', as they stand on the page. */
function listQuestions(body: string): AnsweredQuestion[] {
  return splitSections(body).flatMap(({ path: [chapter = '', question], body: answer }) =>
    FAQ_HEADING.test(chapter) && question ? [{ question, answer }] : [],
  )
}

/** On the page a reference to a law is a mark. */
const withoutMarks = (parts: ReturnType<LawMarks['cut']>): string => parts.filter((part) => typeof part === 'string').join('')

/** Only for questions and answers that the visitor sees on the page. */
function faqPage(questions: readonly AnsweredQuestion[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: articleHtml(answer) },
    })),
  }
}
