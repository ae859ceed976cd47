/** Browser entry: the contact form of this page sends without leaving it. What the visitor typed before stays as it is. */
import { sendInPlace } from './send-in-place.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('contact-island form')) sendInPlace(form)
