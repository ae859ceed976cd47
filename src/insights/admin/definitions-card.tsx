/** What each number means and what is left out of it. */
import { Text, Title } from '@mantine/core'
import { answeredShareMeaning, measureLabels, measureMeanings, partLabels, partMeanings, worthLabel, worthMeaning } from '../measures.nl.ts'
import { breakdownNames, measureNames } from '../measures.ts'
import { definitionTexts } from './dashboard.nl.ts'

export function DefinitionsCard() {
  return (
    <section className="admin-card" aria-labelledby="definitions-heading">
      <Title order={3} id="definitions-heading">
        {definitionTexts.heading}
      </Title>
      <Text>{definitionTexts.intro}</Text>
      <details>
        <summary>{definitionTexts.show}</summary>
        <Text>{definitionTexts.unknown}</Text>
        <dl className="stack definitions">
          {measureNames.map((measure) => (
            <div key={measure}>
              <dt>{measureLabels[measure]}</dt>
              <dd>{measureMeanings[measure]}</dd>
            </div>
          ))}
          <div>
            <dt>{definitionTexts.share}</dt>
            <dd>{answeredShareMeaning}</dd>
          </div>
          {breakdownNames.map(
            (part) =>
              partMeanings[part] && (
                <div key={part}>
                  <dt>{partLabels[part]}</dt>
                  <dd>{partMeanings[part]}</dd>
                </div>
              ),
          )}
          <div>
            <dt>{worthLabel}</dt>
            <dd>{worthMeaning}</dd>
          </div>
        </dl>
      </details>
    </section>
  )
}
