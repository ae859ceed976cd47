/**
 * The event handler attribute that shows and starts a film when the visitor presses its still; without JavaScript a press shows it, and its own buttons start it and its captions.
 * Captions that are on from the start are read while the page is drawn, so they are switched on here.
 * Its hash stands in the Content-Security-Policy.
 */
export const playScript = `if(event.target.closest('summary')){event.preventDefault()
const v=this.querySelector('video')
v.parentNode.open=true
v.textTracks[0].mode='showing'
v.play()
v.focus({preventScroll:true})}`
