/** The colour of the site's mails, as with its name: one process is one site, and the owner's settings give it at the start and after each change. */
import { brandSettings } from '../settings/brand/brand.settings.ts'

let colour: string = brandSettings.brand_link_light.default

/** Dark enough for white letters on it, and for letters of it on white. */
export const mailColour = (): string => colour

export function mailIn(chosen: string): void {
  colour = chosen
}
