/** What a browser calls itself, as a person would say it. */

export interface BrowserDescription {
  /** '' when it is none that we know. */
  browser: string
  device: string
}

// In this order: most browsers also name those that they are like.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.].*\bSafari\//, 'Safari'],
]

const DEVICES: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const firstMatch = (list: readonly [RegExp, string][], text: string): string => list.find(([pattern]) => pattern.test(text))?.[1] ?? ''

export const describeBrowser = (userAgent: string): BrowserDescription => ({ browser: firstMatch(BROWSERS, userAgent), device: firstMatch(DEVICES, userAgent) })
