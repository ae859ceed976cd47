/**
 * The event handler attribute of what copies a text: `data-of` names the element, `data-done` and `data-failed` what is then said in its status.
 * Where the browser does not allow it the text is selected. Its hash stands in the Content-Security-Policy.
 */
export const copyScript = `const p=document.getElementById(this.dataset.of),s=this.querySelector('[role=status]'),f=()=>{getSelection().selectAllChildren(p)
s.textContent=this.dataset.failed}
navigator.clipboard?navigator.clipboard.writeText(p.innerText).then(()=>s.textContent=this.dataset.done,f):f()`

/** Likewise, of what prints the page. */
export const printScript = 'print()'
