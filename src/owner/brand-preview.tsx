/** The site's own pieces with what is typed, in light and in dark beside each other. What is not right yet shows as it was. */
import type { CSSProperties } from 'react'
import { actionInk, isReadable, schemeOf, tokensOf, type BrandColourKey } from '../settings/brand/brand-colours.ts'
import { brandSettings } from '../settings/brand/brand.settings.ts'
import type { Hex } from '../settings/brand/contrast.ts'
import { readMark, writeInitials, writeMark } from '../settings/brand/mark.ts'
import { productName } from '../platform/site-name.ts'
import { MarkIcon } from '../ui/icons/icons.tsx'
import { brandTexts } from './brand.nl.ts'
import type { SettingsValues } from './settings-form.ts'

function colourOf(values: SettingsValues, name: BrandColourKey): Hex {
  const typed = values[name].trim().toLowerCase()
  return (isReadable(typed, schemeOf(name)) ? typed : brandSettings[name].default) as Hex
}

/** As the server will make it; an address of data shows it without running anything. */
function markOf({ brand_mark, site_name }: SettingsValues, colour: string): string | undefined {
  const own = readMark(brand_mark)
  if (!own && site_name.trim() === productName) return undefined
  return `data:image/svg+xml,${encodeURIComponent(own ? writeMark(own) : writeInitials(site_name, colour, actionInk.light))}`
}

export function BrandPreview({ values }: { values: SettingsValues }) {
  const chosen = {
    action_light: colourOf(values, 'brand_action_light'),
    action_dark: colourOf(values, 'brand_action_dark'),
    link_light: colourOf(values, 'brand_link_light'),
    link_dark: colourOf(values, 'brand_link_dark'),
  }
  const mark = markOf(values, chosen.action_light)
  return (
    <figure>
      <figcaption>{brandTexts.preview}</figcaption>
      <div className="brand-preview" inert>
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} style={{ ...styleOf(chosen, scheme), colorScheme: scheme }}>
            <p className="brand-link">
              {mark ? <img src={mark} alt="" width={26} height={26} /> : <MarkIcon />}
              {values.site_name.trim()}
            </p>
            <p>
              <a href="/testament">{brandTexts.link}</a>
            </p>
            <p>
              <span className="brand-button" data-kind="action">
                {brandTexts.action}
              </span>
              <span className="brand-button">{brandTexts.calculate}</span>
            </p>
          </div>
        ))}
      </div>
    </figure>
  )
}

function styleOf(chosen: Parameters<typeof tokensOf>[0], scheme: 'light' | 'dark'): CSSProperties {
  const at = scheme === 'light' ? 0 : 1
  return Object.fromEntries(Object.entries(tokensOf(chosen)).map(([name, pair]) => [`--${name}`, pair[at]]))
}
