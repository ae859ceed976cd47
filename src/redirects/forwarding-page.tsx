/** The page between this site and a partner, about 1 KB: a spinner, where it goes, and that we may be paid for it. */
import { renderToStaticMarkup } from 'react-dom/server'
import { redirectErrors, redirectTexts } from './redirects.nl.ts'

/** Allowed in the Content-Security-Policy of these pages by its hash; it has no placeholders. */
export const forwardingStyle =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;text-align:center;padding:1rem;font:18px/1.6 system-ui,sans-serif;color:#12263a;background:#fbf9f5}i{width:2.5rem;height:2.5rem;border:3px solid #cfd8e0;border-top-color:#1b5e8c;border-radius:50%;animation:r 1s linear infinite}@keyframes r{to{transform:rotate(1turn)}}@media(prefers-reduced-motion:reduce){i{animation:none}}@media(prefers-color-scheme:dark){body{color:#e8edf2;background:#0f1b27}a{color:#8cc4ee}}'

interface PageProps {
  title: string
  refresh: string
  children: React.ReactNode
}

function Page({ title, refresh, children }: PageProps) {
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex,nofollow" />
        <meta httpEquiv="refresh" content={refresh} />
        <title>{title}</title>
        <style>{forwardingStyle}</style>
      </head>
      <body>{children}</body>
    </html>
  )
}

export function renderForwardingPage(target: { title: string; destinationUrl: string }): string {
  return `<!doctype html>${renderToStaticMarkup(
    <Page title={redirectTexts.forwarding} refresh={`0;url=${target.destinationUrl}`}>
      <i />
      <h1>{redirectTexts.forwarding}</h1>
      <p>
        {redirectTexts.to(target.title)}
        <br />
        {redirectTexts.disclosure}
      </p>
      <a href={target.destinationUrl} rel="sponsored nofollow noopener">
        {redirectTexts.manual}
      </a>
    </Page>,
  )}`
}

/** Goes home after two seconds. */
export function renderRedirectError(error: keyof (typeof redirectErrors)['demo'], { demo }: { demo: boolean }): string {
  const sentence = redirectErrors[demo ? 'demo' : 'live'][error]
  return `<!doctype html>${renderToStaticMarkup(
    <Page title={sentence} refresh="2;url=/">
      <h1>{sentence}</h1>
      <p>{redirectTexts.home}</p>
      <a href="/">Home</a>
    </Page>,
  )}`
}
