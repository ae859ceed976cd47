/** Dutch words by which somebody asks whether another will come to know of it: 'komt hij daarachter', 'wil niet dat zij het merkt'. For folded text. */
const OTHER = /\b(?:hij|zij|ze|hem|haar|hun|die|iemand|familie|kinderen|mijn \w+)\b/
const KNOWS =
  /\b(?:er|daar|hier)?achter (?:komt|komen)\b|\b(?:komt|komen|kom) (?:\w+ ){0,5}(?:er|daar|hier)?achter\b|\b(?:merkt|merken|te weten|te horen|ziet|hoort)\b|\bniet (?:weet|weten)\b|\b(?:geheim|stiekem|verborgen)\b/

export const asksSecrecy = (text: string): boolean => OTHER.test(text) && KNOWS.test(text)
