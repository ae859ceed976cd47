/** The assistant: a speech bubble with an object in it. */
import type { AvatarDrawing } from './assistant-avatars.ts'
import { Drawing } from './drawing.tsx'

export function AssistantAvatar({ drawing: { accent, lines } }: { drawing: AvatarDrawing }) {
  return (
    <Drawing>
      <path d="M44 74H72a14 14 0 0 0 14-14V26a14 14 0 0 0-14-14H24a14 14 0 0 0-14 14V60a14 14 0 0 0 14 14H28V88Z" />
      <path className="accent" d={accent} />
      <path d={lines} />
    </Drawing>
  )
}
