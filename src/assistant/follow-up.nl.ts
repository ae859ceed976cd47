/** Dutch words by which a question shows that it goes on from the one before. Matched on folded text. */

export const followUpWords = {
  opening:
    /^(?:(?:ok|oke|ja|nee|ah|aha|hm|hmm|prima|goed|duidelijk|dank je|bedankt)[, ]+)?(?:en|maar|ook|dus|dan|of|want|stel|wat als|hoezo|waarom dan|geldt dat|is dat|mag dat|kan dat|moet dat|moet ik dat|kan ik dat|hoe dan|hoe doe ik dat|en dan|hoeveel is dat|wat kost dat|hoe lang duurt (?:dat|het))\b/,
  pointing:
    /\b(?:dat|die|dit|deze|daar\w*|hier(?:voor|van|bij|over|mee|aan|in|op)|dan|zoiets|er(?:van|voor|mee|bij|over|op|aan|in|uit)|zo een|zon|dezelfde|hetzelfde|ervan|laatste|eerste|het)\b/,
  acceptance:
    /^(?:ja|jazeker|ja graag|graag|ja hoor|ja doe maar|doe maar|ja prima|ja dat|ja dat wil ik(?: graag)?|ja vertel|vertel(?: maar| meer| verder)?|meer|meer informatie|ga verder|verder|klopt|ja klopt|dat klopt|inderdaad|ja inderdaad|ja alstublieft|ja aub|ja leg uit|ja dat bedoel ik|dat bedoel ik|de eerste|eerste|1|yes|oke vertel|ja oke|ja precies|precies|exact|juist)$/,
} as const
