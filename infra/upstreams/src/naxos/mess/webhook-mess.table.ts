import type { MessKind } from './mess-kind.types.ts'

/** A message of the webhook, before it is sent. */
type Message = Readonly<Record<string, unknown>>

interface WebhookMess extends MessKind {
  /** The messages that go out instead of one. */
  spoil: (message: Message) => Message[]
}

/** What other newsrooms send to the webhook. Slugs are spelled there as in answers. */
export const WEBHOOK_MESS: readonly WebhookMess[] = [
  {
    name: 'webhook.id.text',
    what: 'the id of the subject written as text',
    isMixed: true,
    spoil: (message) => {
      const subject = message['subject'] as Message
      const id = typeof subject['id'] === 'number' ? String(subject['id']) : subject['id']
      return [{ ...message, subject: { ...subject, id } }]
    },
  },
  {
    name: 'webhook.fields.more',
    what: 'fields that nobody has told of',
    isMixed: true,
    spoil: (message) => [
      { ...message, editor: 'redazione', subject: { ...(message['subject'] as Message), lang: 'it' } },
    ],
  },
  {
    name: 'webhook.event.unknown',
    what: 'before each message one of an event that nobody has told of',
    isMixed: true,
    spoil: (message) => [{ ...message, id: `${String(message['id'])}-liked`, event: 'story.liked' }, message],
  },
]

/** The messages that go out for one, spoiled by each of the kinds in turn. */
export function spoilMessage(message: Message, kinds: readonly WebhookMess[]): Message[] {
  return kinds.reduce<Message[]>((messages, { spoil }) => messages.flatMap(spoil), [message])
}
