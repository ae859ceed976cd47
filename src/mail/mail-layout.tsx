/** The layout of the site's mails: one column with the name of the site above it and a button for its link, readable in every mail program; nothing is loaded from anywhere. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { siteName } from '../platform/site-name.ts'
import { mailColour } from './mail-colour.ts'
import { mailLayoutTexts } from './mail.nl.ts'

const page = {
  margin: 0,
  padding: '24px 16px',
  background: '#fbf9f5',
  color: '#12263a',
  fontFamily: 'Arial, Helvetica, sans-serif',
  fontSize: 16,
  lineHeight: 1.6,
}
const frame = { maxWidth: 600, margin: '0 auto', background: '#ffffff', border: '1px solid #dcd7cc', borderRadius: 10, overflow: 'hidden' }
const brand = { margin: 0, padding: '16px 24px', color: '#ffffff', fontFamily: 'Georgia, serif', fontSize: 18, lineHeight: 1.3 }
const card = { padding: 24 }
const heading = { margin: '0 0 16px', fontFamily: 'Georgia, serif', fontSize: 22, lineHeight: 1.3, fontWeight: 500 }
const label = { padding: '4px 16px 4px 0', color: '#44576a', fontWeight: 400, textAlign: 'left', verticalAlign: 'top' } as const
const value = { padding: '4px 0', verticalAlign: 'top', wordBreak: 'break-word' } as const
const quote = { margin: '16px 0', padding: '16px 0', borderTop: '1px solid #dcd7cc', borderBottom: '1px solid #dcd7cc', overflowWrap: 'anywhere' } as const
const note = { margin: '0 0 8px' }
const button = {
  display: 'inline-block',
  padding: '12px 24px',
  color: '#ffffff',
  fontWeight: 700,
  textDecoration: 'none',
  borderRadius: 8,
}
const address = { margin: '24px 0 0', fontSize: 13, color: '#44576a', wordBreak: 'break-all' } as const

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
        <div style={frame}>
          <p style={{ ...brand, background: mailColour() }}>{siteName()}</p>
          <div style={card}>
            <h1 style={heading}>{title}</h1>
            {lines.length > 0 && <Lines lines={lines} />}
            {message !== undefined && <div style={quote}>{withBreaks(message)}</div>}
            {link && <LinkButton {...link} />}
            {notes.map((text) => (
              <p key={text} style={note}>
                {text}
              </p>
            ))}
            {link && (
              <p style={address}>
                {mailLayoutTexts.address}
                <br />
                {link.href}
              </p>
            )}
          </div>
        </div>
      </body>
    </html>
  )
}

const Lines = ({ lines }: Pick<MailContents, 'lines'>) => (
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
)

/** In a table, whose cell has the colour too: some mail programs give a link neither. */
const LinkButton = ({ href, label: text }: { href: string; label: string }) => (
  <table role="presentation" style={{ margin: '16px 0 24px', borderCollapse: 'separate', borderSpacing: 0 }}>
    <tbody>
      <tr>
        <td style={{ background: mailColour(), borderRadius: 8 }}>
          <a href={href} style={{ ...button, background: mailColour() }}>
            {text}
          </a>
        </td>
      </tr>
    </tbody>
  </table>
)

/** Not every mail program keeps line breaks by style. */
function withBreaks(text: string): ReactNode[] {
  return text.split('\n').flatMap((line, at) => (at === 0 ? [line] : [<br key={`break-${String(at)}`} />, line]))
}

export const renderMailHtml = (contents: MailContents): string => `<!doctype html>${renderToStaticMarkup(<MailDocument {...contents} />)}`

export function renderMailText({ title, lines, message, notes, link }: MailContents): string {
  const parts = [title, lines.map(([name, text]) => `${name}: ${text}`).join('\n'), message, notes.join('\n'), link && `${link.label}: ${link.href}`]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
