/**
 * The event handler attribute that starts a film when the visitor clicks on its still; some browsers answer only to the small button below it.
 * Once a film has begun, its own controls decide. Its hash stands in the Content-Security-Policy.
 */
export const playScript = 'event.target.readyState===0&&event.target.play()'
