/** The sentence a visitor or the owner reads for each error. */
import type { ErrorCode } from '../errors/errors.ts'

export const errorSentences: Record<ErrorCode, string> = {
  invalid_input: 'Wij kunnen deze aanvraag niet lezen. Controleer de gegevens en probeer het opnieuw.',
  message_empty: 'Typ eerst uw vraag.',
  message_too_long: 'Uw vraag is te lang. Gebruik hoogstens 500 tekens.',
  not_signed_in: 'U bent niet ingelogd. Log opnieuw in.',
  not_allowed: 'Dit mag u met uw account niet. Vraag het een eigenaar van de site.',
  wrong_password: 'Onjuist wachtwoord ingevoerd.',
  second_factor_refused: 'Deze code of passkey klopt niet, is verlopen of is al gebruikt.',
  too_many_tries: 'U hebt te vaak geprobeerd in te loggen. Wacht even en probeer het opnieuw.',
  too_many_questions: 'U hebt veel vragen kort na elkaar gesteld. Wacht even en stel uw vraag dan opnieuw, of neem contact met ons op.',
  too_many_messages: 'U hebt kort na elkaar meer berichten verzonden. Wacht even en verzend uw bericht dan opnieuw, of bel of mail ons.',
  too_many_tests: 'U hebt kort na elkaar vaker getest. Wacht een minuut en test dan opnieuw.',
  session_full: 'Dit gesprek heeft het hoogste aantal vragen bereikt. Begin een nieuw gesprek, of neem contact met ons op.',
  answer_running: 'Wij zijn nog bezig met uw vorige vraag. Wacht op het antwoord en stel dan uw volgende vraag.',
  not_found: 'Wij kunnen dit niet vinden.',
  conflict: 'Dit bestaat al, of iemand anders heeft het intussen gewijzigd.',
  last_owner: 'Er moet minstens één eigenaar zijn die kan inloggen.',
  key_changed:
    'De site heeft nu een andere geheime sleutel dan toen de codes werden ingesteld. Daarom kan geen code of herstelcode worden gecontroleerd. Zet op de server de oude sleutel terug (secret.key of SECRET_KEY) en start opnieuw. Een passkey werkt nog wel. Is de oude sleutel weg, voer dan op de server ‘npm run reset-second-factor’ uit.',
  other_host: 'Deze site staat op een ander adres dan in uw browser. Open de homepagina van de site en probeer het daar opnieuw.',
  forbidden_origin: 'Deze aanvraag komt niet van deze site. Ga naar de site en probeer het daar opnieuw.',
  too_large: 'Deze aanvraag is te groot.',
  unsupported_media_type: 'Deze aanvraag heeft een vorm die wij niet kunnen lezen.',
  key_refused: 'Deze sleutel ontbreekt, klopt niet, is verlopen of is ingetrokken.',
  scope_missing: 'Deze sleutel mag dit niet lezen.',
  too_many_calls: 'Deze sleutel is kort na elkaar te vaak gebruikt. Wacht even en probeer het opnieuw.',
  busy: 'Het is nu erg druk op de site. Wacht even en probeer het dan opnieuw.',
  unavailable: 'Dit werkt op dit moment niet. Probeer het over een paar minuten opnieuw.',
}

export const unknownErrorSentence = 'Er is iets misgegaan. Probeer het opnieuw. Blijft het misgaan, noem dan het nummer hieronder als u contact opneemt.'
