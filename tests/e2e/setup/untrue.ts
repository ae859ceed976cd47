/** What no page of a live site may say of an owner who filled in only what is required. */

/** Sentences of the demo, numbers, promises and people that are not this owner's. */
export const untrue = [
  /voorbeeld(?:partner|klant| notari)/i,
  /\bDemo\b/,
  /0,90 cnt/,
  /08:00-21:00/,
  /1-2 werkdagen/,
  /binnen 48 uur/,
  /tot 40%/,
  /10\+ jaar/,
  /100\+ mensen/,
  /4,9 van 5/,
  /34 beoordelingen/,
  /088 - 000/,
  /voorbeeld\.invalid/,
  /example\.com/,
  /VERTROUWELIJK|100% GRATIS|ONAFHANKELIJK/,
  /afspraken hebben/,
  /€\s?[\d.,-]+ via ons/,
  /kijken wij bij de bron na/,
  /notaris(?:sen)? bekij(?:kt|ken) uw vraag/i,
  /Nog geen notaris of redacteur neemt/,
  /op een demo/i,
  /Beste Prijs/,
  /alles gratis/,
  // What the makers of the software did is not what the owner did.
  /Wij hebben (?:de site|deze verklaring)/,
]

/** Amounts of the Kadaster and the courts, which could not be asked. */
export const tariff = /€\s?(?:181|103,50|165|27)(?![\d.,]*\d)/
export const doubt = /niet bevestigd bij (?:het Kadaster|de rechtspraak)|not confirmed with/
