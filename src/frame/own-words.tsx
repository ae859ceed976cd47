/** Words of the owner, who writes Dutch: on an English page in English where they are those of the installation, else marked as Dutch. */
interface OwnWordsProps {
  text: string
  /** English by Dutch words; undefined on a Dutch page. */
  inEnglish: Readonly<Record<string, string>> | undefined
}

export function OwnWords({ text, inEnglish }: OwnWordsProps) {
  if (!inEnglish) return text
  return inEnglish[text] ?? <span lang="nl">{text}</span>
}
