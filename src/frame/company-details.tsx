/** Who is behind the site, line by line; what is not known yet says so. */
import { telephoneHref } from '../platform/telephone-href.ts'
import { companyFields, isOptional, type Company, type CompanyField } from './company.ts'
import { companyLabels, companyTexts } from './company.nl.ts'

function Value({ field, value }: { field: CompanyField; value: string }) {
  if (field === 'phone') return <a href={telephoneHref(value)}>{value}</a>
  return field === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value
}

export function CompanyDetails({ company }: { company: Company }) {
  return (
    <>
      <dl className="facts">
        {companyFields
          .filter((field) => company[field] !== undefined || !isOptional(field))
          .map((field) => (
            <div key={field}>
              <dt>{companyLabels[field]}</dt>
              {company[field] === undefined ? (
                <dd className="unknown">{companyTexts.notYet}</dd>
              ) : (
                <dd>
                  <Value field={field} value={company[field]} />
                </dd>
              )}
            </div>
          ))}
      </dl>
      <p>
        <a href="/contact">{companyTexts.contactPage}</a>.
      </p>
    </>
  )
}
