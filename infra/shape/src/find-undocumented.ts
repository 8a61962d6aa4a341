import { Visitor } from 'rolldown/utils'
import type { ESTree } from 'rolldown/utils'
import type { ParsedSource } from './parse-source.ts'

/** Methods that a framework calls at moments of its own; what they are for is said by the framework. */
const HOOKS: ReadonlySet<string> = new Set([
  'onModuleInit',
  'onModuleDestroy',
  'onApplicationBootstrap',
  'onApplicationShutdown',
  'beforeApplicationShutdown',
])

type Exported = ESTree.ExportNamedDeclaration
type Member = ESTree.ClassElement

/** The exported functions and classes of a file that have no docstring, and the public methods of such classes; by name. */
export function findUndocumented(source: ParsedSource): string[] {
  const found: string[] = []
  const check = (name: string, start: number) => {
    if (!hasDocstring(source, start)) found.push(name)
  }
  new Visitor({
    ExportNamedDeclaration(node) {
      for (const { name, start } of namesOf(node)) check(name, start)
      const { declaration } = node
      if (declaration?.type !== 'ClassDeclaration') return
      for (const member of declaration.body.body) {
        const name = nameOfMethod(member)
        if (name !== null) check(`${declaration.id?.name ?? ''}.${name}`, startOf(member))
      }
    },
  }).visit(source.program)
  return found
}

/** The function or class that a statement exports; nothing where it exports another thing. */
function namesOf(node: Exported): { name: string; start: number }[] {
  const { declaration } = node
  switch (declaration?.type) {
    case 'FunctionDeclaration':
      return [{ name: declaration.id?.name ?? '', start: node.start }]
    case 'ClassDeclaration':
      return [{ name: declaration.id?.name ?? '', start: Math.min(node.start, startOf(declaration)) }]
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && isFunction(init) ? [{ name: id.name, start: node.start }] : [],
      )
    default:
      return []
  }
}

function isFunction(value: ESTree.Expression | null): boolean {
  return value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression'
}

/** Null for what is no method, or is private, a constructor, a hook, or a method that says what the class above it says. */
function nameOfMethod(member: Member): string | null {
  if (member.type !== 'MethodDefinition' || member.kind === 'constructor') return null
  const isClosed = member.accessibility === 'private' || member.accessibility === 'protected'
  if (isClosed || member.override || member.key.type !== 'Identifier' || HOOKS.has(member.key.name)) return null
  return member.key.name
}

/** Decorators come before what they decorate, and a docstring before them. */
function startOf(node: { start: number; decorators?: readonly { start: number }[] }): number {
  return Math.min(node.start, ...(node.decorators ?? []).map(({ start }) => start))
}

function hasDocstring({ text, comments }: ParsedSource, start: number): boolean {
  return comments.some(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
  )
}
