/** A fetch for calls to the provider: no redirect to elsewhere, and no more bytes than an answer can need. */

const MOST_BYTES = 1_000_000

class TooManyBytes extends Error {
  constructor() {
    super(`the provider sent more than ${MOST_BYTES} bytes`)
    this.name = 'TooManyBytes'
  }
}

export const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  return new Response(response.body.pipeThrough(atMost(MOST_BYTES)), response)
}

function atMost(bytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let seen = 0
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength
      if (seen > bytes) controller.error(new TooManyBytes())
      else controller.enqueue(chunk)
    },
  })
}
