/** For the image, which has no curl: ends with 0 when the site on this machine takes writes. Takes the environment of the server. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 4321}/readyz`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
