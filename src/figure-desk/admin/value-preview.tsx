/** The sentences that a value changes, as they read now and as they would. */
import { Text } from '@mantine/core'
import type { Preview } from './figure-data.ts'
import { previewTexts as texts, useKinds } from './figures.nl.ts'

export function ValuePreview({ preview: { day, changes } }: { preview: Preview }) {
  return (
    <section aria-labelledby="figure-preview">
      <h4 id="figure-preview" role="status">
        {texts.heading(changes.length, day)}
      </h4>
      <Text size="sm">{texts.fixedYear}</Text>
      <ul className="bullets">
        {changes.map(({ kind, title, on, before, after }) => (
          <li key={`${on} ${title} ${before}`}>
            {useKinds[kind]}: {title}
            {on !== day && `, ${texts.today}`}
            <p>
              {texts.before}: {before}
            </p>
            <p>
              {texts.after}: <strong>{after}</strong>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
