/**
 * The event handler attribute that holds the first press on a button whose dialog is still on its way: it opens once the module has come. When the
 * module does not come, or takes four seconds, the form goes to its page, as it does without JavaScript; never both. Its hash stands in the
 * Content-Security-Policy.
 */
export const holdScript = `const i=this,f=event.target,b=event.submitter
if(i.dataset.awake===undefined&&f.matches('[data-dialog]')){event.preventDefault()
if(!i.dataset.held){i.dataset.held=1
b.setAttribute('aria-busy','true')
let on=s=>{on=()=>{};delete i.dataset.held;b.removeAttribute('aria-busy');s()}
const go=()=>on(()=>f.submit())
setTimeout(go,4000)
import(i.dataset.src).then(()=>on(()=>f.requestSubmit(b)),go)}}`
