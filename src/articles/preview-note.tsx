/** Says above a preview that it is one. */
import { previewTexts } from './preview.nl.ts'

export function PreviewNote() {
  return (
    <div className="wrap">
      <p className="notice" lang="nl" role="note">
        {previewTexts.note}
      </p>
    </div>
  )
}
