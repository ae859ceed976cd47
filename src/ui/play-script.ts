/**
 * The event handler attribute that shows and starts a film when the visitor presses its still; without JavaScript a press shows it, and its own button starts it.
 * Its hash stands in the Content-Security-Policy.
 */
export const playScript = `if(event.target.closest('summary')){event.preventDefault()
const v=this.querySelector('video')
v.parentNode.open=true
v.play()
v.focus({preventScroll:true})}`
