/**
 * The event handler attribute that wakes a sleeping island on the first touch, key or input inside it, or when an animation of its own starts;
 * animations of what stands inside it wake nothing. It is not run before that, so a page costs no JavaScript until then.
 * Its hash stands in the Content-Security-Policy.
 */
export const wakeScript = 'event.animationName&&event.target!==this||this.dataset.wake||(this.dataset.wake=1,import(this.dataset.src))'

/** Wakes an island by itself, once what it stands in has been painted: `base.css` starts an animation of it. */
export const wakeWhenPainted = { 'data-wakes': 'painted', onanimationstart: wakeScript } as const
