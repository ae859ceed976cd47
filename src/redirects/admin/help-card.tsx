/** How links are used and counted. */
import { Title } from '@mantine/core'
import { helpTexts } from './redirects-tab.nl.ts'

export function HelpCard() {
  return (
    <section className="admin-card links-help" aria-labelledby="links-help">
      <Title order={2} id="links-help">
        {helpTexts.heading}
      </Title>
      <ul>
        <li>{helpTexts.use}</li>
        <li>
          {helpTexts.example} <code>/out/testament</code>.
        </li>
        <li>{helpTexts.counted}</li>
        <li>{helpTexts.visitors}</li>
        <li>{helpTexts.matches}</li>
        <li>{helpTexts.slugs}</li>
      </ul>
    </section>
  )
}
