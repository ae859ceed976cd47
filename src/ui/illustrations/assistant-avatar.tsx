/** The assistant: a speech bubble with a lamp burning over a line of writing. */
import { Drawing } from './drawing.tsx'

export function AssistantAvatar() {
  return (
    <Drawing>
      <path d="M44 74H72a14 14 0 0 0 14-14V26a14 14 0 0 0-14-14H24a14 14 0 0 0-14 14V60a14 14 0 0 0 14 14H28V88Z" />
      <path className="accent" d="M32 42a16 16 0 0 1 32 0Z" />
      <path d="M48 12V26M43 42a5 5 0 0 0 10 0M32 60H64" />
    </Drawing>
  )
}
