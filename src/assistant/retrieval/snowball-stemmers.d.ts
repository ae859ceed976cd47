/** Types for the one function of `snowball-stemmers` that this site uses. */
declare module 'snowball-stemmers' {
  interface Stemmer {
    stem(word: string): string
  }
  const snowball: { newStemmer(language: 'dutch'): Stemmer }
  export default snowball
}
