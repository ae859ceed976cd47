/** Whether a text is an address on the web that visitors can be sent to safely: https, a name with a dot, no sign-in in it. */
export function isHttpsAddress(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === ''
}
