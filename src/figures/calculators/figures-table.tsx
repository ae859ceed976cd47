/** The figures of a calculation with their source; a table where there is room, cards on a phone. */
import { calculatorTexts as texts } from './calculators.nl.ts'
import type { UsedFigure } from './used-figures.ts'

export function FiguresTable({ figures }: { figures: readonly UsedFigure[] }) {
  return (
    <section aria-labelledby="cijfers" className="calc-section">
      <h2 id="cijfers">{texts.figures}</h2>
      <p>{texts.figuresLead}</p>
      <table className="calc-figures">
        <caption className="visually-hidden">{texts.figuresCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.figureColumn}</th>
            <th scope="col">{texts.valueColumn}</th>
            <th scope="col">{texts.periodColumn}</th>
            <th scope="col">{texts.sourceColumn}</th>
            <th scope="col">{texts.checkedColumn}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.label}>
              <th scope="row">
                {figure.label}
                {figure.note && <small>{figure.note}</small>}
              </th>
              <td data-label={texts.valueColumn}>{figure.value}</td>
              <td data-label={texts.periodColumn}>{figure.period}</td>
              <td data-label={texts.sourceColumn}>
                <span>
                  {figure.law && (
                    <>
                      <a href={figure.law.url} rel="noopener">
                        {figure.law.source}
                      </a>
                      {texts.readAt}
                    </>
                  )}
                  <a href={figure.url} rel="noopener">
                    {figure.source}
                  </a>
                </span>
              </td>
              <td data-label={texts.checkedColumn}>{figure.checked}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
