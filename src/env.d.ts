/// <reference types="astro/client" />
/// <reference types="vite/client" />

declare namespace App {
  interface Locals {
    app: import('./app.ts').App
    requestId: string
    /** On the page for an unknown address: its words and what they may have meant, where that is anything. */
    meant?: { words: string; articles: import('./assistant/engine/find-reading.ts').FoundArticle[] }
    /** Present on pages that act for the visitor. */
    context: import('./platform/context.ts').Context | undefined
    /** On the page that shows the owner an article as it is not on the site yet. */
    preview?: import('./articles/article.ts').Article
    /** What went wrong, on the page that says so. */
    fault?: Error | undefined
    /** Links of this page may be fetched before they are followed. */
    fetchesAhead?: boolean
  }
}
