/** The layout of the site's mails: one column, plain colours, readable in every mail program. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const page = {
  margin: 0,
  padding: '24px 16px',
  background: '#fbf9f5',
  color: '#12263a',
  fontFamily: 'Arial, Helvetica, sans-serif',
  fontSize: 16,
  lineHeight: 1.6,
}
const card = { maxWidth: 600, margin: '0 auto', padding: 24, background: '#ffffff', border: '1px solid #dcd7cc', borderRadius: 10 }
const heading = { margin: '0 0 16px', fontFamily: 'Georgia, serif', fontSize: 22, fontWeight: 500 }
const label = { padding: '4px 16px 4px 0', color: '#44576a', fontWeight: 400, textAlign: 'left', verticalAlign: 'top' } as const
const value = { padding: '4px 0', verticalAlign: 'top' } as const
const quote = { margin: '16px 0', padding: '16px 0', borderTop: '1px solid #dcd7cc', borderBottom: '1px solid #dcd7cc' }
const note = { margin: '0 0 8px', fontSize: 14, color: '#44576a' }

export interface MailContents {
  title: string
  /** Label and value. */
  lines: readonly (readonly [label: string, value: string])[]
  /** Of the visitor; line breaks are kept. */
  message?: string
  notes: readonly string[]
  link?: { href: string; label: string }
}

function MailDocument({ title, lines, message, notes, link }: MailContents) {
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
      </head>
      <body style={page}>
        <div style={card}>
          <h1 style={heading}>{title}</h1>
          <table style={{ borderCollapse: 'collapse' }}>
            <tbody>
              {lines.map(([name, text]) => (
                <tr key={name}>
                  <th scope="row" style={label}>
                    {name}
                  </th>
                  <td style={value}>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {message !== undefined && <div style={quote}>{withBreaks(message)}</div>}
          {notes.map((text) => (
            <p key={text} style={note}>
              {text}
            </p>
          ))}
          {link && (
            <p style={note}>
              <a href={link.href}>{link.label}</a>
            </p>
          )}
        </div>
      </body>
    </html>
  )
}

/** Not every mail program keeps line breaks by style. */
function withBreaks(text: string): ReactNode[] {
  return text.split('\n').flatMap((line, at) => (at === 0 ? [line] : [<br key={`break-${String(at)}`} />, line]))
}

export const renderMailHtml = (contents: MailContents): string => `<!doctype html>${renderToStaticMarkup(<MailDocument {...contents} />)}`

export function renderMailText({ title, lines, message, notes, link }: MailContents): string {
  const parts = [title, lines.map(([name, text]) => `${name}: ${text}`).join('\n'), message, notes.join('\n'), link && `${link.label}: ${link.href}`]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
