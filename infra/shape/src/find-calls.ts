import { Visitor } from 'rolldown/utils'
import type { ESTree } from 'rolldown/utils'
import type { ParsedSource } from './parse-source.ts'

/** Text between quotes, or the parts of a template that stand between its values. */
export interface Literal {
  text: string
  start: number
}

/** All text that stands between quotes, but for what is imported from and for types. */
function listLiterals({ program }: ParsedSource): Literal[] {
  const literals: Literal[] = []
  const imports: number[] = []
  new Visitor({
    ImportDeclaration: ({ source }) => void imports.push(source.start),
    Literal(node) {
      if (typeof node.value === 'string') literals.push({ text: node.value, start: node.start })
    },
    TemplateElement: (node) => void literals.push({ text: node.value.cooked ?? '', start: node.start }),
  }).visit(program)
  return literals.filter(({ start }) => !imports.includes(start))
}

/** Places where a file spells a path of the API. */
export function findApiPaths(source: ParsedSource): string[] {
  return listLiterals(source).flatMap(({ text, start }) =>
    /^\/api\/[a-z]/.test(text) ? [`${at(source, start)} ${text}`] : [],
  )
}

/**
 * Places where a file runs SQL of its own: `.execute(` on anything but Nest's buses, which are given a command or a query, and policies of
 * cockatiel, which are given what to try.
 */
export function findSqlCalls(source: ParsedSource): string[] {
  const policies = listPolicies(source)
  return findCalls(source, ({ callee, arguments: [first] }) => {
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
    if (policies.has(nameOf(callee.object))) return false
    return callee.property.name === 'execute' && first?.type !== 'NewExpression'
  })
}

/** The properties and variables of a file that are given a type of cockatiel's, or what a function of its makes; by name. */
function listPolicies({ program }: ParsedSource): ReadonlySet<string> {
  const imported = new Set<string>()
  const policies = new Set<string>()
  const takeType = (name: string, type: ESTree.TSTypeAnnotation | null | undefined) => {
    const of = type?.typeAnnotation
    if (of?.type === 'TSTypeReference' && of.typeName.type === 'Identifier' && imported.has(of.typeName.name))
      policies.add(name)
  }
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value === 'cockatiel') for (const { local } of specifiers) imported.add(local.name)
    },
    PropertyDefinition: ({ key, typeAnnotation }) => takeType(nameOf(key), typeAnnotation),
    VariableDeclarator({ id, init }) {
      if (init?.type === 'CallExpression' && imported.has(nameOf(init.callee))) policies.add(nameOf(id))
    },
  }).visit(program)
  policies.delete('')
  return policies
}

/** What something is called, apart from whose it is: `a` and `this.a` are `a`. Empty for what has no name. */
function nameOf(node: ESTree.Node): string {
  if (node.type === 'MemberExpression') return node.computed ? '' : nameOf(node.property)
  return node.type === 'Identifier' || node.type === 'PrivateIdentifier' ? node.name : ''
}

/** Places where a file makes a queue of its own. */
export function findQueues(source: ParsedSource): string[] {
  const places: string[] = []
  new Visitor({
    NewExpression({ callee, start }) {
      if (callee.type === 'Identifier' && callee.name === 'Queue') places.push(at(source, start))
    },
  }).visit(source.program)
  return places
}

function findCalls(source: ParsedSource, isSought: (call: ESTree.CallExpression) => boolean): string[] {
  const places: string[] = []
  new Visitor({
    CallExpression(call) {
      if (isSought(call)) places.push(at(source, call.start))
    },
  }).visit(source.program)
  return places
}

/** A place as an editor opens it: path and line. */
export function at({ path, text }: Pick<ParsedSource, 'path' | 'text'>, start: number): string {
  return `${path}:${text.slice(0, start).split('\n').length}`
}
