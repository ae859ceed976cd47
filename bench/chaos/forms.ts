/** Reads the forms of a page as a browser without JavaScript would send them. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string): string => text.replace(/&(\w+|#\w+);/g, (whole, name: string) => entities[name] ?? whole)

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? undefined : decoded(found)
}

/** The hidden fields of the form that has a button or a field of this name and value; undefined when the page has no such form. */
export function readForm(html: string, name: string, value?: string): Record<string, string> | undefined {
  for (const [form] of html.matchAll(/<form[\s\S]*?<\/form>/g)) {
    const tags = Array.from(form.matchAll(/<(?:input|button|textarea)\b[^>]*>/g), ([tag]) => tag)
    const isMeant = tags.some((tag) => attribute(tag, 'name') === name && (value === undefined || attribute(tag, 'value') === value))
    if (!isMeant) continue
    const hidden = tags.filter((tag) => attribute(tag, 'type') === 'hidden')
    return Object.fromEntries(hidden.map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? '']))
  }
  return undefined
}
