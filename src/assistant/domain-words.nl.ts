/** Words by which a question shows that it is about a notary's field or about this site. */

const beginnings =
  `notar testament erf erven nalaten nalatenschap legaat legat legitiem executeur codicil akte aktes akten hypothe woning huis appartement koopcontract koopovereenkomst leveringsakte
levering kadaster overdracht schenk gift jubelton belasting volmacht machtig gemachtig voogd gezagsregister trouw huwelijk getrouwd scheid gescheiden samenwon samenwoon samenlev partnerschap bv bvs
statuten aandeel aandelen holding eenmanszaak stichting vereniging vve kvk vennoot legalis apostille handtekening waarmerk overlijd overleden overleed nabestaand langstlevende weduw vruchtgebruik
bewind curat mentor wilsbekwaam wilsonbekwaam levenstestament euthanasie erfpacht erfdienst overpad royement royeren aflos waarborgsom bedenktijd koopakte koopsom ontbindend makelaar transport
uitkoop uitkopen overwaarde verrekenbeding gemeenschap uitsluiting onterf onterv kindsdeel verwerp beneficiair boedel vereffen uitvaart begrafenis kwaliteitsfonds honorarium offerte tuchtklacht
geschillencommissie knb ubo aangifte vrijstelling starter successie fideicommis tweetraps verblijvingsbeding stiefkind schuld derdengeld geheimhouding digid recherche inboedel koper verkoper huurwoning
alimentatie pensioen convenant verdeling onverdeeld kantonrechter passeren oprichten opricht volmach testa`
    .trim()
    .split(/\s+/)

/** Matches on folded text. */
export const domainWord = new RegExp(
  `\\b(?:${beginnings.join('|')})|\\w(?:akte|testament|erfgenaam|hypotheek|belasting|woning|notaris|volmacht|contract)\\b|\\b(?:pand|koop|kopen|verkopen|verkoop|dood|sterf|sterft|sterven|doodga)\\b`,
)
