/** Takes web addresses, mail addresses and unknown telephone numbers out of a text, also as people write them to get past a filter. */
import type { KnownFacts } from './known-facts.ts'

const EMAIL = /[^\s@<>()]{0,255}@[^\s@<>()]*/gi
const SCHEME =
  /(?:(?<![a-z])[a-z][a-z\d+.-]{0,20}:)?\/\/[^\s)]*|(?<!\p{L})(?:h..ps?|javascript|vbscript|data|mailto|tel|ftp|file|blob):(?=\S)[^\s)]*|www\.[^\s)]*/giu

const label = String.raw`(?<![\p{L}\d@.])[\p{L}\d_-]{1,255}(?:\.[\p{L}\d_-]{1,255})*`
const path = String.raw`(?::\d+)?(?:[/?#][^\s)]*)?(?![\p{L}\d])`
const ENDINGS =
  'com|org|net|info|nl|eu|be|io|ai|app|dev|xyz|top|shop|site|online|store|club|live|link|click|page|cloud|tech|space|website|pro|biz|name' +
  '|mobi|agency|legal|law|lawyer|notary|example|test|local|onion|zip|mov|frl|amsterdam|xn--[a-z\\d-]+'
const DOMAIN = new RegExp(String.raw`${label}\.(?:${ENDINGS})${path}`, 'giu')
// Of two letters only in one case: 'akte.De' is a sentence without a space.
const COUNTRY_DOMAIN = new RegExp(String.raw`${label}\.(?:[a-z]{2}|[A-Z]{2})${path}`, 'gu')
const SPELLED_DOMAIN =
  /[\p{L}\d-]{1,255}\s*(?:\[\.\]|\(\.\)|[([]\s*(?:punt|dot)\s*[)\]]|\s(?:punt|dot)\s)\s*(?:nl|com|org|net|eu|info|io|example)(?!\p{L})\S*/giu
const SPELLED_MAIL = /[\p{L}\d._-]{1,255}\s*[([]\s*(?:at|apenstaartje)\s*[)\]]\s*[\p{L}\d._-]+/giu
const IP = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:\/[^\s)]*)?(?![\d])/g
const PHONE = /(?<![\d.,])(?:(?:\+|00)\d(?:[\s()./-]*\d){7,14}|0(?:[\s()./-]*\d){8,9}|0[89]00[\s-]?\d{4,7})(?!\d)/g

export function takeOutAddresses(text: string, { numbers }: KnownFacts): string {
  return text
    .replace(EMAIL, '')
    .replace(SPELLED_MAIL, '')
    .replace(SCHEME, '')
    .replace(SPELLED_DOMAIN, '')
    .replace(DOMAIN, '')
    .replace(COUNTRY_DOMAIN, '')
    .replace(IP, (digits) => (isGrouped(digits) ? digits : ''))
    .replace(PHONE, (phone) => (numbers.has(phone.replace(/\D/g, '')) ? phone : ''))
}

/** '1.300.000.000' is an amount. */
const isGrouped = (digits: string): boolean => /^\d{1,3}(?:\.\d{3}){3}$/.test(digits)
