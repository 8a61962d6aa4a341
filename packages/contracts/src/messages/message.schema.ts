import { z } from 'zod'
import { typedText } from '../text/stored-field.schema.ts'

/** The forms (requirements 2): contact request, letter to the editor, report of an event, application, newsletter. */
const MESSAGE_KINDS = ['request', 'letter', 'event', 'application', 'newsletter'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** The field that people do not see and robots fill in. */
export const TRAP_FIELD = 'sito'

/** What every form sends. Details are what only some ask for, by the name of the field. */
export const messageSchema = z
  .object({
    kind: z.enum(MESSAGE_KINDS),
    name: typedText(120).default(''),
    email: z.email('expected an e-mail address').max(320),
    subject: typedText(200).default(''),
    body: typedText(10_000).default(''),
    details: z.record(z.string().regex(/^\w{1,40}$/), typedText(500)).default({}),
    [TRAP_FIELD]: z.string().max(500).optional(),
  })
  .superRefine(({ kind, name, body }, context) => {
    if (kind === 'newsletter') return
    if (name === '') context.addIssue({ code: 'custom', path: ['name'], message: 'expected a name' })
    if (body === '') context.addIssue({ code: 'custom', path: ['body'], message: 'expected a text' })
  })
export type Message = z.output<typeof messageSchema>

export const messageAnswerSchema = z.object({ status: z.literal('success'), id: z.uuid() })
export type MessageAnswer = z.infer<typeof messageAnswerSchema>

/** What may be attached: how many, how large in bytes, and what. */
export const ATTACHMENT_RULES = {
  most: 3,
  largest: 4 * 1024 * 1024,
  largestTogether: 8 * 1024 * 1024,
  mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'],
} as const
