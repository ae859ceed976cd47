/** What is known of something, name and value beside each other; a long value takes the whole width. */
type Fact = readonly [name: string, value: string]

/** From so many letters. */
const LONG = 120

export const FactsGrid = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts-grid">
    {facts.map(([name, value]) => (
      <div key={name} data-long={value.length > LONG || undefined}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
