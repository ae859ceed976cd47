/** What a browser gets of the brand: a style sheet where colours differ from those of the house, and a mark. Each is named after what is in it. */
import { createHash } from 'node:crypto'
import { productName } from '../../platform/site-name.ts'
import { defaultsOf, type ValuesOf } from '../setting.ts'
import { actionInk, brandColourKeys, tokensOf } from './brand-colours.ts'
import { BRAND_PATH } from './brand-path.ts'
import { brandSettings } from './brand.settings.ts'
import type { Hex } from './contrast.ts'
import { readMark, writeInitials, writeMark } from './mark.ts'

interface BrandFile {
  path: string
  type: string
  body: string
}

/** Nothing of what the house has. */
export interface Brand {
  styles?: BrandFile
  mark?: BrandFile
}

type BrandValues = ValuesOf<typeof brandSettings>

const house = defaultsOf(brandSettings)

function nameFile(body: string, extension: 'css' | 'svg', type: string): BrandFile {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
  return { path: `${BRAND_PATH}/${hash}.${extension}`, type, body }
}

function makeStyles(values: BrandValues): BrandFile | undefined {
  if (brandColourKeys.every((key) => values[key] === house[key])) return undefined
  const tokens = tokensOf({
    action_light: values.brand_action_light as Hex,
    action_dark: values.brand_action_dark as Hex,
    link_light: values.brand_link_light as Hex,
    link_dark: values.brand_link_dark as Hex,
  })
  const lines = Object.entries(tokens).map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`)
  // Before the sheet of the house or behind it: `html:root` weighs more.
  return nameFile(`html:root{${lines.join(';')}}`, 'css', 'text/css; charset=utf-8')
}

function makeMark({ brand_mark, site_name, brand_action_light }: BrandValues): BrandFile | undefined {
  const own = brand_mark === '' ? undefined : readMark(brand_mark)
  if (own) return nameFile(writeMark(own), 'svg', 'image/svg+xml')
  return site_name === productName ? undefined : nameFile(writeInitials(site_name, brand_action_light, actionInk.light), 'svg', 'image/svg+xml')
}

function makeBrand(values: BrandValues): Brand {
  const [styles, mark] = [makeStyles(values), makeMark(values)]
  return { ...(styles && { styles }), ...(mark && { mark }) }
}

const made = new WeakMap<BrandValues, Brand>()

/** Made once for each reading of the settings. */
export function brandOf(values: BrandValues): Brand {
  const brand = made.get(values) ?? makeBrand(values)
  made.set(values, brand)
  return brand
}
