/** How links are used and counted. */
import { Box, Title } from '@mantine/core'
import { helpTexts } from './redirects-tab.nl.ts'

export function HelpCard() {
  return (
    <section className="admin-card" aria-labelledby="links-help">
      <Title order={2} id="links-help">
        {helpTexts.heading}
      </Title>
      <Box component="ul" className="bullets" maw="68ch">
        <li>{helpTexts.use}</li>
        <li>
          {helpTexts.example} <code>/out/testament</code>.
        </li>
        <li>{helpTexts.counted}</li>
        <li>{helpTexts.visitors}</li>
        <li>{helpTexts.matches}</li>
        <li>{helpTexts.slugs}</li>
      </Box>
    </section>
  )
}
