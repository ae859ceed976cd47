import { expect, test } from 'vitest'
import { contactFields, contactLimits } from './contact-fields.ts'
import { fieldSentence, outcomeTexts, privacySentence } from './contact.nl.ts'

test('an empty field asks for all fields, another fault does not', () => {
  expect(outcomeTexts('faults', { email: 'empty', message: 'too_long' }).title).toBe('Vul alle velden in om het formulier te verzenden.')
  expect(outcomeTexts('faults', { email: 'invalid' }).title).toBe('Uw bericht is nog niet verzonden.')
})

test('sent and failed read as specified', () => {
  expect(outcomeTexts('sent', {})).toEqual({
    title: 'Bericht verzonden',
    text: 'Bedankt voor uw bericht. We nemen zo snel mogelijk contact met u op.',
  })
  expect(outcomeTexts('failed', {}).title).toBe('Er is een fout opgetreden bij het verzenden van uw bericht. Probeer het later opnieuw.')
})

test('the limits in the sentences are the real ones', () => {
  for (const field of contactFields) {
    expect(fieldSentence(field, { [field]: 'too_long' })).toContain(` ${contactLimits[field].toLocaleString('nl-NL')} tekens`)
  }
})

test('the sentence about the data says how long and through whom', () => {
  expect(privacySentence(365, undefined)).toBe('Wij gebruiken uw gegevens alleen om u te antwoorden en bewaren die hoogstens 1\u00A0jaar.')
  expect(privacySentence(90, 'formulieren.example')).toBe(
    'Wij gebruiken uw gegevens alleen om u te antwoorden, ontvangen uw bericht via de formulierdienst formulieren.example en bewaren die hoogstens 90\u00A0dagen.',
  )
})
