/**
 * The event handler attribute that wakes a sleeping island on the first touch, key or input inside it.
 * It is not run before that, so a page costs no JavaScript until then. Its hash stands in the Content-Security-Policy.
 */
export const wakeScript = 'this.dataset.wake||(this.dataset.wake=1,import(this.dataset.src))'
