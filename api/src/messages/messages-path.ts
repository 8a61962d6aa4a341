/** Where forms are sent to. */
export const MESSAGES_PATH = 'api/messages'
