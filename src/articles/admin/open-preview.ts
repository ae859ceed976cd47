/** Opens the article as a page of the site in a new tab, with what is typed: too long for an address, so it is posted. */
import type { TypedWording } from './article-data.ts'

export function openPreview(slug: string, typed: TypedWording): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action: `/api/admin/articles/${slug}/preview`, target: '_blank', rel: 'noopener', hidden: true })
  for (const name of ['title', 'description', 'body'] as const) {
    const field = document.createElement('textarea')
    Object.assign(field, { name, value: typed[name] })
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
