/**
 * JSON Schema of Stripe's objects and parameters, read from the declarations of its own package,
 * which are generated from Stripe's OpenAPI specification at the API version that the product uses.
 * No npm package has that specification itself.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'rolldown/utils';

export type Schema = { readonly [keyword: string]: unknown };

type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;
type File = {
  readonly path: string;
  /** By name, with the namespaces around it: `Price.Recurring`. */
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** By local name: the file, and the name there unless it is the whole file. */
  readonly imports: ReadonlyMap<string, readonly [string, string?]>;
};
/** Where a type stands: names are looked up in its namespaces first, innermost first. */
type Place = { readonly file: File; readonly namespace: readonly string[] };

const documentId = 'stripe';
const folder = join(dirname(createRequire(import.meta.url).resolve('stripe')), '../esm');

export class PublishedSchema {
  private readonly files = new Map<string, File>();
  /** By name; refers to itself. Complete once everything was asked for. */
  private readonly definitions: Record<string, Schema> = {};

  private readonly expanded: readonly string[];

  /** `expanded`: names of the objects that may stand in the place of their ids. */
  constructor(expanded: readonly string[]) {
    this.expanded = expanded;
  }

  /** All that was asked for until now, and what that refers to. */
  get document(): Schema {
    return { $id: documentId, $defs: this.definitions };
  }

  /**
   * A reference into the document. `path` is of a declaration file without its ending:
   * 'resources/Prices'.
   */
  of(path: string, name: string): Schema {
    const { $ref } = this.reference(
      { file: this.file(join(folder, `${path}.d.ts`)), namespace: [] },
      name.split('.'),
    );
    return { $ref: `${documentId}${$ref}` };
  }

  private file(path: string): File {
    const known = this.files.get(path);
    if (known) return known;
    const declarations = new Map<string, Declaration>();
    const imports = new Map<string, readonly [string, string?]>();
    const collect = (
      body: readonly (ESTree.Statement | ESTree.Directive)[],
      namespace: readonly string[],
    ) => {
      for (const statement of body) {
        const node =
          statement.type === 'ExportNamedDeclaration'
            ? (statement.declaration ?? statement)
            : statement;
        if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
          declarations.set([...namespace, node.id.name].join('.'), node);
        if (
          node.type === 'TSModuleDeclaration' &&
          node.id.type === 'Identifier' &&
          node.body?.type === 'TSModuleBlock'
        )
          collect(node.body.body, [...namespace, node.id.name]);
        const from =
          (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') &&
          node.source?.value;
        if (!from) continue;
        const target = join(dirname(path), from.replace(/\.js$/, '.d.ts'));
        for (const one of node.specifiers) {
          if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
            imports.set(one.local.name, [target, one.imported.name]);
          if (one.type === 'ImportNamespaceSpecifier') imports.set(one.local.name, [target]);
          if (
            one.type === 'ExportSpecifier' &&
            one.exported.type === 'Identifier' &&
            one.local.type === 'Identifier'
          )
            imports.set(one.exported.name, [target, one.local.name]);
        }
      }
    };
    collect(parseSync(path, readFileSync(path, 'utf8'), { lang: 'dts' }).program.body, []);
    const file = { path, declarations, imports };
    this.files.set(path, file);
    return file;
  }

  private find(
    { file, namespace }: Place,
    name: readonly string[],
  ): { place: Place; key: string; declaration: Declaration } {
    for (let depth = namespace.length; depth >= 0; depth -= 1) {
      const full = [...namespace.slice(0, depth), ...name];
      const declaration = file.declarations.get(full.join('.'));
      if (declaration)
        return {
          place: { file, namespace: full },
          key: `${file.path.slice(folder.length)}#${full.join('.')}`,
          declaration,
        };
    }
    const [first = '', ...rest] = name;
    const [path, original] = file.imports.get(first) ?? [];
    if (!path) throw new Error(`${file.path} has no type ${name.join('.')}.`);
    return this.find(
      { file: this.file(path), namespace: [] },
      original === undefined ? rest : [original, ...rest],
    );
  }

  private reference(place: Place, name: readonly string[]): { $ref: string } {
    const { place: target, key, declaration } = this.find(place, name);
    if (!(key in this.definitions)) {
      // Types refer to each other in circles.
      this.definitions[key] = {};
      this.definitions[key] = this.declared(target, declaration);
    }
    return {
      $ref: `#/$defs/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
    };
  }

  private declared(place: Place, declaration: Declaration): Schema {
    if (declaration.type === 'TSTypeAliasDeclaration')
      return this.type(place, declaration.typeAnnotation);
    const bases = declaration.extends.map(({ expression }) => {
      if (expression.type !== 'Identifier')
        throw new Error(`${place.file.path}: an interface extends more than a name.`);
      const base = this.find(place, [expression.name]);
      return this.declared(base.place, base.declaration) as {
        properties: object;
        required: string[];
      };
    });
    const own = this.members(place, declaration.body.body) as {
      properties: object;
      required: string[];
    };
    if (bases.length === 0) return own;
    const all = [...bases, own];
    return {
      ...own,
      properties: Object.assign({}, ...all.map(({ properties }) => properties)) as object,
      required: [...new Set(all.flatMap(({ required }) => required))],
    };
  }

  private members(place: Place, members: readonly ESTree.TSSignature[]): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    let additionalProperties: Schema | false = false;
    for (const member of members) {
      if (member.type === 'TSIndexSignature')
        additionalProperties = this.type(place, member.typeAnnotation.typeAnnotation);
      if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) continue;
      const name =
        member.key.type === 'Identifier'
          ? member.key.name
          : member.key.type === 'Literal'
            ? String(member.key.value)
            : '';
      properties[name] = this.type(place, member.typeAnnotation.typeAnnotation);
      if (!member.optional) required.push(name);
    }
    return { type: 'object', properties, required, additionalProperties };
  }

  private type(place: Place, type: ESTree.TSType): Schema {
    switch (type.type) {
      case 'TSStringKeyword':
        return { type: 'string' };
      case 'TSNumberKeyword':
        return { type: 'number' };
      case 'TSBooleanKeyword':
        return { type: 'boolean' };
      case 'TSNullKeyword':
        return { type: 'null' };
      // A field that only deleted objects have.
      case 'TSVoidKeyword':
      case 'TSNeverKeyword':
        return { not: {} };
      case 'TSAnyKeyword':
      case 'TSUnknownKeyword':
        return {};
      case 'TSLiteralType':
        if (type.literal.type !== 'Literal')
          throw new Error(`${place.file.path}: a literal of another kind.`);
        return { const: type.literal.value };
      case 'TSArrayType':
        return { type: 'array', items: this.type(place, type.elementType) };
      case 'TSTypeLiteral':
        return this.members(place, type.members);
      case 'TSUnionType':
        return { anyOf: this.narrowed(type.types).map((one) => this.type(place, one)) };
      case 'TSTypeReference':
        return this.named(place, nameOf(type.typeName), type.typeArguments?.params ?? []);
      default:
        throw new Error(`${place.file.path}: no schema for ${type.type}.`);
    }
  }

  /**
   * Of an id or its object, the id, unless that object is expanded: all objects lead to all others.
   * Of an open enumeration, to which Stripe may add values, what is named: the stand-in must not
   * add any.
   */
  private narrowed(types: readonly ESTree.TSType[]): readonly ESTree.TSType[] {
    const named = types.filter((one) => !isNamed(one, 'OtherString'));
    const isExpandable =
      named.some(({ type }) => type === 'TSStringKeyword') &&
      named.some(({ type }) => type === 'TSTypeReference');
    return isExpandable
      ? named.filter(
          (one) =>
            one.type !== 'TSTypeReference' || this.expanded.some((name) => isNamed(one, name)),
        )
      : named;
  }

  private named(place: Place, name: readonly string[], [first]: readonly ESTree.TSType[]): Schema {
    const inner = () => (first ? this.type(place, first) : {});
    switch (name.join('.')) {
      case 'Array':
        return { type: 'array', items: inner() };
      case 'Emptyable':
        return { anyOf: [inner(), { const: '' }] };
      // JSON has it as text, the client makes a number of it.
      case 'Decimal':
        return { type: 'string' };
      case 'OtherString':
        return { type: 'string' };
      case 'ApiList':
        return listOf(inner());
      default:
        return this.reference(place, name);
    }
  }
}

/** Stripe's answer to every question for a list. */
export function listOf(items: Schema): Schema {
  return {
    type: 'object',
    properties: {
      object: { const: 'list' },
      data: { type: 'array', items },
      has_more: { type: 'boolean' },
      url: { type: 'string' },
    },
    required: ['object', 'data', 'has_more', 'url'],
    additionalProperties: false,
  };
}

function isNamed(type: ESTree.TSType, name: string): boolean {
  return type.type === 'TSTypeReference' && nameOf(type.typeName).join('.') === name;
}

function nameOf(name: ESTree.TSTypeName): string[] {
  if (name.type === 'Identifier') return [name.name];
  if (name.type === 'TSQualifiedName') return [...nameOf(name.left), name.right.name];
  throw new Error('A type of no name.');
}
