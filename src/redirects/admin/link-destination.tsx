/** Where a link leads, and the way there. */
import { Anchor } from '@mantine/core'
import { linkTexts } from './redirects-tab.nl.ts'

/** Addresses of partners are long by nature; `short` leaves the whole one to the details. */
export const LinkDestination = ({ url, short = false }: { url: string; short?: boolean }) => (
  <Anchor
    className="link-destination"
    href={url}
    py={2}
    {...(short ? { title: url, size: 'sm', lineClamp: 3 } : { display: 'block' })}
    target="_blank"
    rel="noopener noreferrer nofollow"
  >
    {url}
    <span className="admin-hidden"> {linkTexts.newTab}</span>
  </Anchor>
)
