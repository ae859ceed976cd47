/** The coarse kind of a device, from what the browser says of itself. An iPad that asks for the pages of a computer says that it is one. */

export type Device = 'phone' | 'tablet' | 'desktop' | 'unknown'

export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return 'unknown'
  // Apart, since looking ahead from each of many words takes as long as all of them together.
  const isAndroid = /Android/i.test(userAgent)
  if (/iPad|Tablet/i.test(userAgent) || (isAndroid && !/Mobile/i.test(userAgent))) return 'tablet'
  return isAndroid || /Mobi|iPhone/i.test(userAgent) ? 'phone' : 'desktop'
}
