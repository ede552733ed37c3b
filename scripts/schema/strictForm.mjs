/**
 * A printed schema with `!` for each `@semanticNonNull`: the field as seen by a client that stops at the first error.
 * Versions of the schema are compared in this form.
 */
import { Kind, parse, print, visit } from 'graphql';

const MARK = 'semanticNonNull';

const isMark = ({ name }) => name.value === MARK;

export const strictForm = (text) =>
  print(
    visit(parse(text), {
      DirectiveDefinition: (node) => (isMark(node) ? null : undefined),
      FieldDefinition: (node) =>
        node.directives.some(isMark)
          ? {
              ...node,
              type: { kind: Kind.NON_NULL_TYPE, type: node.type },
              directives: node.directives.filter((each) => !isMark(each)),
            }
          : undefined,
    }),
  );
