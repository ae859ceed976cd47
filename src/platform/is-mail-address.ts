/** What counts as a mail address; the browser checks by it too. */

const MAX_ADDRESS = 254
// No comma, semicolon, angle bracket or space: such an address would read as two in the head of a mail.
const ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/iu

export function isMailAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS && ADDRESS.test(text) && !text.includes('..') && !/^\.|\.@/.test(text)
}
