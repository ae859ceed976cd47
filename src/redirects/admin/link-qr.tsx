/** The QR code of a link, drawn in the browser. */
import { useMemo } from 'react'
import { Button, Group, Title } from '@mantine/core'
import { renderSVG } from 'uqr'
import { linkAddress } from './copy-link.ts'
import { detailTexts } from './link-details.nl.ts'

export function LinkQr({ slug }: { slug: string }) {
  const address = linkAddress(slug)
  // A white edge of four modules and a correction of a quarter: it is printed, and scanned in poor light.
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 4, ecc: 'Q' }))}`, [address])
  return (
    <section className="admin-card" aria-labelledby="link-qr">
      <Title order={3} id="link-qr">
        {detailTexts.qrHeading}
      </Title>
      <img src={source} alt={detailTexts.qrLabel(address)} width={220} height={220} />
      <Group>
        <Button component="a" variant="default" href={source} download={`out-${slug}.svg`}>
          {detailTexts.qrDownload}
        </Button>
      </Group>
    </section>
  )
}
