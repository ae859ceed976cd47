/** Browser module of the contact buttons: the choice and the form as dialogs. What is typed stays until it is sent. */
import { showOutcome, sendInPlace } from '../contact/send-in-place.ts'
import { telephoneHref } from '../platform/telephone-href.ts'
import { contactTexts } from './contact-dialog.nl.ts'

interface ChosenNotary {
  id: string
  name: string
  phone: string
}

interface Dialogs {
  choice: HTMLDialogElement
  form: HTMLDialogElement
}

function find(inside: ParentNode, selector: string): HTMLElement
function find<T extends HTMLElement>(inside: ParentNode, selector: string, type: new () => T): T
function find(inside: ParentNode, selector: string, type = HTMLElement): HTMLElement {
  const found = inside.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`nothing answers to ${selector}`)
  return found
}

const idInput = (inside: ParentNode): HTMLInputElement => find(inside, '[name=notaris]', HTMLInputElement)

/** Counting never keeps a visitor waiting, nor does it matter to them when it fails. */
function recordClick({ id }: ChosenNotary, form: boolean): void {
  const body = JSON.stringify({ notaryId: id, form })
  void fetch('/api/notaries/contact-clicks', { method: 'POST', keepalive: true, headers: { 'Content-Type': 'application/json' }, body }).catch(() => {})
}

function nameNotary(dialog: HTMLDialogElement, { id, name }: ChosenNotary): void {
  find(dialog, '[data-notary-name]').textContent = contactTexts.with(name)
  for (const place of dialog.querySelectorAll('[data-office-name]')) place.textContent = name
  idInput(dialog).value = id
}

function openChoice({ choice }: Dialogs, notary: ChosenNotary): void {
  nameNotary(choice, notary)
  const line = find(choice, '[data-notary-phone]')
  line.hidden = notary.phone === ''
  find(line, 'a', HTMLAnchorElement).href = telephoneHref(notary.phone)
  find(line, 'b').textContent = notary.phone
  choice.showModal()
  recordClick(notary, false)
}

function openForm({ choice, form }: Dialogs, notary: ChosenNotary): void {
  choice.close()
  nameNotary(form, notary)
  showOutcome(find(form, 'form', HTMLFormElement), 'idle')
  form.showModal()
  find(form, '[name=name]').focus()
  recordClick(notary, true)
}

function bringToLife(island: HTMLElement): void {
  const dialogs: Dialogs = { choice: find(island, '#contact-keuze', HTMLDialogElement), form: find(island, '#contact-formulier', HTMLDialogElement) }
  let notary: ChosenNotary = { id: '', name: '', phone: '' }
  sendInPlace(find(dialogs.form, 'form', HTMLFormElement))
  island.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    event.preventDefault()
    if (form.matches('.contact-start')) {
      const { name = '', phone = '' } = find(form, 'button', HTMLButtonElement).dataset
      notary = { id: idInput(form).value, name, phone }
      openChoice(dialogs, notary)
    } else if (form.matches('.contact-open-form')) openForm(dialogs, notary)
  })
  island.addEventListener('click', (event) => {
    const target = event.target as Element
    if (target.closest('[data-close]')) target.closest('dialog')?.close()
  })
}

for (const island of document.querySelectorAll<HTMLElement>('notary-contact:not([data-awake])')) {
  island.dataset['awake'] = ''
  bringToLife(island)
}
